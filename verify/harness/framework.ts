import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { clientSettings, php } from './client.ts'
import { SAMPLE_HOST, typescriptLoader, verifyFolder, workFolder } from './paths.ts'
import { runProgram, type Program } from './program.ts'

/** A file of a framework's project, with its path in the document. */
export interface ProjectFile {
  path: string
  code: string
}

/** A sample that a framework calls, and the files that it needs. */
interface Called {
  language: string
  code: string
  framework: string
  path?: string
  files?: ProjectFile[]
}

/** Extension of a stand-in's file by the sample's language. */
const ENDINGS: Record<string, string> = { js: 'mjs', ts: 'mjs', php: 'php', ruby: 'rb' }

/** Runs a sample in a stand-in for its framework, with an application at `host`. */
export async function runInFramework(called: Called, host: string): Promise<void> {
  const { language, code, framework, files = [] } = called
  const caller = join(verifyFolder, 'frameworks', `${framework}.${ENDINGS[language] ?? language}`)
  if (!existsSync(caller)) throw new Error(`There is no framework "${framework}" (${join('verify', relative(verifyFolder, caller))}).`)
  await mkdir(workFolder, { recursive: true })
  const folder = await mkdtemp(join(workFolder, 'module-'))
  try {
    const write = async (file: ProjectFile) => {
      const target = resolve(folder, file.path)
      if (!target.startsWith(folder + sep)) throw new Error(`“${file.path}” is outside the project.`)
      await mkdir(dirname(target), { recursive: true })
      await writeFile(target, file.code.replaceAll(SAMPLE_HOST, host))
      return target
    }
    for (const file of files) await write(file)
    const sample = await write({ path: sampleName(called), code })
    const { env, limit } = clientSettings()
    const { status, output } = await runProgram({
      ...call(caller, sample, language),
      cwd: folder,
      env: { ...env, STRAPI_URL: `http://${host}` },
      limit,
    })
    if (status !== 0) throw new Error(`The module exited with code ${status}:\n${output.replaceAll(`${folder}/`, '')}`)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Returns the sample's file name. For JavaScript, the extension determines the module format; other languages use the document's path. */
function sampleName({ language, code, path }: Called): string {
  if (language === 'ts') return 'sample.mts'
  if (language === 'js') return /^(?:import|export) /m.test(code) ? 'sample.mjs' : 'sample.cjs'
  return path ?? `sample.${ENDINGS[language]}`
}

/**
 * Returns the command: a stand-in in JavaScript is a function that receives the module, others are programs that receive the sample's path.
 */
function call(caller: string, sample: string, language: string): Pick<Program, 'command' | 'args' | 'input'> {
  if (language === 'ruby') return { command: 'ruby', args: [caller, sample] }
  if (language === 'php') return { command: php[0], args: [...php.slice(1), caller, sample] }
  const [callerUrl, sampleUrl] = [caller, sample].map((path) => JSON.stringify(pathToFileURL(path).href))
  return {
    command: process.execPath,
    args: [...(language === 'ts' ? ['--import', typescriptLoader] : []), '--input-type=module', '-'],
    input: `import call from ${callerUrl}\nawait call(await import(${sampleUrl}))`,
  }
}
