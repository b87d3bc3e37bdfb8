import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Fence, SampleDocument } from './document.ts'
import { runCommand } from './command.ts'
import type { Content } from './content.ts'
import { typescriptLoader, verifyFolder, workFolder } from './paths.ts'
import { runProgram } from './program.ts'
import { Scratch } from './scratch.ts'
import type { PrintedTypes, TypeQuestions } from './type-printer.ts'
import { typeQueries, withTypes, type TypeQuery } from './type-queries.ts'

/** A compiler error in a sample. */
interface TypeProblem extends TypedSample {
  /** Line of the document. */
  line: number
  message: string
}

export interface TypedSample {
  document: SampleDocument
  fence: Fence
}

/** Results of compiling samples. */
interface TypeCheck {
  problems: TypeProblem[]
  /** Samples with type queries (`// ^?`), with the actual types inserted. */
  answered: Array<TypedSample & { text: string }>
}

/** Maximum length of a displayed type in characters; beyond it, types aren't helpful to readers. */
const MAX_TYPE = 160

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

/** Timeout for a project in milliseconds. */
const COMPILE_LIMIT = 300_000

/**
 * JavaScript doesn't declare parameter types. Vite's types declare imports in the admin panel such as images, which Strapi's types lack.
 */
const JAVASCRIPT_OPTIONS = { ...OPTIONS, allowJs: true, checkJs: true, noImplicitAny: false, types: [...OPTIONS.types, 'vite/client'] }

/** Samples that are compiled together, because they have the same language and content types. */
interface Project {
  samples: TypedSample[]
  isJavaScript: boolean
  /** Schemas that the sample application lacks. */
  schemas: Fence[]
}

/** Returns the samples that TypeScript compiles. */
export function typedSamples(documents: SampleDocument[]): TypedSample[] {
  return documents.flatMap((document) =>
    document.fences.flatMap((fence) => {
      const isTyped = fence.mark?.kind === 'ts' || (fence.mark?.kind === 'app' && /^tsx?$/.test(fence.language))
      return isTyped ? [{ document, fence }] : []
    }),
  )
}

/** Compiles samples under `strict` with the types of Strapi and of the sample application. */
export async function checkTypes(samples: TypedSample[], content: Content): Promise<TypeCheck> {
  const check: TypeCheck = { problems: [], answered: [] }
  for (const [index, project] of projectsOf(samples).entries()) {
    const folder = join(workFolder, `types-${process.pid}-${index}`)
    try {
      const { problems, answered } = await compile(project, folder, content)
      check.problems.push(...problems)
      check.answered.push(...answered)
    } catch (error) {
      const [sample] = project.samples
      check.problems.push({ ...sample!, line: sample!.fence.first, message: (error as Error).message })
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }
  return check
}

function projectsOf(samples: TypedSample[]): Project[] {
  const projects = new Map<string, Project>()
  for (const sample of samples) {
    const isJavaScript = /^jsx?$/.test(sample.fence.language)
    const schemas = schemasOf(sample)
    const key = [isJavaScript, ...schemas.map(({ first }) => `${sample.document.file}:${first}`)].join(' ')
    const project = projects.get(key) ?? { samples: [], isJavaScript, schemas }
    project.samples.push(sample)
    projects.set(key, project)
  }
  return [...projects.values()]
}

function schemasOf(sample: TypedSample): Fence[] {
  const application = applicationOf(sample)
  if (application === undefined) return []
  return sample.document.fences.filter(({ language, mark }) => language === 'json' && mark?.kind === 'app' && mark.in === application)
}

/** Returns the name of the scratch application whose files and content types the sample uses. */
function applicationOf({ fence: { mark } }: TypedSample): string | undefined {
  return mark?.kind === 'ts' ? mark.in : undefined
}

async function compile({ samples, isJavaScript, schemas }: Project, folder: string, content: Content): Promise<TypeCheck> {
  const places = new Map<string, TypedSample>()
  for (const [index, sample] of samples.entries()) {
    const { fence, document } = sample
    const application = applicationOf(sample)
    const name = fence.title?.match(isJavaScript ? /\.jsx?$/ : /\.tsx?$/) ? fence.title.replace(/^\.?\//, '') : `sample.${fence.language}`
    const path = join(application === undefined ? String(index) : `${document.file}-${application}`, name)
    places.set(path, sample)
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), `${fence.code}\n`)
  }
  const typings = await generatedTypes(content, schemas)
  const compilerOptions = isJavaScript ? JAVASCRIPT_OPTIONS : OPTIONS
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: [...typings, ...places.keys()] }))
  const compiler = join(verifyFolder, 'node_modules/typescript/bin/tsc')
  const { status, output } = await runProgram({
    command: process.execPath,
    args: [compiler, '--project', folder, '--pretty', 'false'],
    cwd: folder,
    limit: COMPILE_LIMIT,
  })
  const errors: TypeProblem[] = []
  for (const [, path, line, message] of output.matchAll(/^(.+?)\((\d+),\d+\): error (TS\d+: .*)$/gm)) {
    const sample = places.get(path!)
    if (!sample) throw new Error(`The types of the sample application are broken: ${path}: ${message}`)
    errors.push({ ...sample, line: sample.fence.first + Number(line), message: message! })
  }
  if (status !== 0 && errors.length === 0) throw new Error(`The compiler ended with ${status}:\n${output}`)
  const { problems, answered } = await answerQueries(places, folder)
  return { problems: [...errors, ...problems], answered }
}

/** Answers type queries. Reports queries whose type can't be displayed. */
async function answerQueries(places: ReadonlyMap<string, TypedSample>, folder: string): Promise<TypeCheck> {
  const check: TypeCheck = { problems: [], answered: [] }
  const asked = [...places].flatMap(([path, sample]) => typeQueries(sample.fence.code).map((query) => ({ path, sample, query })))
  if (asked.length === 0) return check
  const questions: TypeQuestions = {
    project: join(folder, 'tsconfig.json'),
    places: asked.map(({ path, query }) => ({ file: join(folder, path), ...query.of })),
  }
  const { status, output } = await runProgram({
    command: process.execPath,
    args: ['--import', typescriptLoader, join(verifyFolder, 'harness/type-printer.ts')],
    input: JSON.stringify(questions),
    limit: COMPILE_LIMIT,
  })
  if (status !== 0) throw new Error(`The types can’t be printed:\n${output}`)
  const printed = JSON.parse(output) as PrintedTypes
  for (const sample of new Set(asked.map((each) => each.sample))) {
    const types = new Map<TypeQuery, string>()
    for (const [index, { query, sample: asking }] of asked.entries()) {
      if (asking !== sample) continue
      const type = printed[index] ?? undefined
      const message = type === undefined ? 'There is no name above the caret.' : unfit(type)
      if (message === undefined) types.set(query, type!)
      else check.problems.push({ ...sample, line: sample.fence.first + query.line + 1, message })
    }
    check.answered.push({ ...sample, text: withTypes(sample.fence.code, types) })
  }
  return check
}

/** Returns the reason why a type can't be displayed, if any. */
function unfit(type: string): string | undefined {
  if (type.length > MAX_TYPE)
    return `This type has ${type.length} characters; the limit is ${MAX_TYPE}. Query a different name: ${type.slice(0, MAX_TYPE)} …`
  return type.includes('import("') ? `This type has no name where it is used: ${type}` : undefined
}

/** Returns the type declarations that Strapi generates for the sample application with additional schemas, creating them on first use. */
async function generatedTypes(content: Content, schemas: Fence[]): Promise<string[]> {
  const added = schemas.map(({ title, code }) => `${title}\n${code}`).join('\n')
  const name = schemas.length === 0 ? 'types' : `types-${createHash('sha256').update(added).digest('hex').slice(0, 16)}`
  const folder = join(workFolder, 'content', content.key, name)
  const files = ['contentTypes.d.ts', 'components.d.ts'].map((file) => join(folder, file))
  if (files.every((file) => existsSync(file))) return files
  const scratch = await Scratch.create(await content.database('default'))
  try {
    for (const { title, code } of schemas) await scratch.write(title!, code)
    await runCommand('npx strapi ts:generate-types --silent', scratch)
    await rm(folder, { recursive: true, force: true })
    await cp(join(scratch.app, 'types/generated'), folder, { recursive: true })
  } finally {
    await scratch.remove()
  }
  return files
}
