import { existsSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Fence, SampleDocument } from './document.ts'
import { runCommand } from './command.ts'
import type { Content } from './content.ts'
import { verifyFolder, workFolder } from './paths.ts'
import { runProgram } from './samples.ts'
import { Scratch } from './scratch.ts'

export interface TypeError {
  document: SampleDocument
  fence: Fence
  /** Line of the document. */
  line: number
  message: string
}

export interface TypedSample {
  document: SampleDocument
  fence: Fence
}

const OPTIONS = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  target: 'ES2022',
  module: 'ESNext',
  moduleResolution: 'Bundler',
  moduleDetection: 'force',
  esModuleInterop: true,
  allowSyntheticDefaultImports: true,
  resolveJsonModule: true,
  jsx: 'react-jsx',
  lib: ['ES2022', 'DOM', 'DOM.Iterable'],
  types: ['node'],
}

/** Compiles samples under `strict` against Strapi's types and those of the sample application. */
export async function checkTypes(samples: TypedSample[], content: Content): Promise<TypeError[]> {
  if (samples.length === 0) return []
  const folder = join(workFolder, `types-${process.pid}`)
  const places = new Map<string, TypedSample>()
  for (const [index, sample] of samples.entries()) {
    const extension = sample.fence.language === 'tsx' ? 'tsx' : 'ts'
    const path = join(
      String(index),
      sample.fence.title?.match(/\.tsx?$/) ? sample.fence.title.replace(/^\.?\//, '') : `sample.${extension}`,
    )
    places.set(path, sample)
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), `${sample.fence.code}\n`)
  }
  const typings = await generatedTypes(content)
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: OPTIONS, files: [...typings, ...places.keys()] }))
  const compiler = join(verifyFolder, 'node_modules/typescript/bin/tsc')
  const { output } = await runProgram({
    command: process.execPath,
    args: [compiler, '--project', folder, '--pretty', 'false'],
    cwd: folder,
  })
  const errors: TypeError[] = []
  for (const [, path, line, message] of output.matchAll(/^(.+?)\((\d+),\d+\): error (TS\d+: .*)$/gm)) {
    const sample = places.get(path!)
    if (!sample) throw new Error(`The types of the sample application are broken: ${path}: ${message}`)
    errors.push({ ...sample, line: sample.fence.first + Number(line), message: message! })
  }
  await rm(folder, { recursive: true, force: true })
  return errors
}

/** The type declarations that Strapi generates for the sample application. */
async function generatedTypes(content: Content): Promise<string[]> {
  const folder = join(workFolder, 'content', content.key, 'types')
  const files = ['contentTypes.d.ts', 'components.d.ts'].map((name) => join(folder, name))
  if (files.every((file) => existsSync(file))) return files
  const scratch = await Scratch.create(await content.database('default'))
  try {
    await runCommand('npx strapi ts:generate-types --silent', scratch)
    await rm(folder, { recursive: true, force: true })
    await rename(join(scratch.app, 'types/generated'), folder)
  } finally {
    await scratch.remove()
  }
  return files
}
