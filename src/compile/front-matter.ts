import { isMap, isScalar, LineCounter, parseDocument } from 'yaml'
import { z } from 'zod'
import { schemaWith, type FrontMatter } from './front-matter-schema.ts'
import type { Problem } from './problem.ts'
import { didYouMean } from './suggest.ts'
import { deepYaml } from '../values/deep-yaml.ts'

/** Table of contents levels when front matter doesn't say (specification, section 9). */
export const TOC_MIN_LEVEL = 2
export const TOC_MAX_LEVEL = 3

/**
 * Reads and checks front matter.
 * @param yaml text between the `---` lines
 * @param file named in problems
 * @param keys those that blocks of the site add
 * @returns the valid keys; every unknown or ill-typed one is a problem with its line
 */
export function parseFrontMatter(yaml: string, file: string, keys: z.ZodRawShape): { data: FrontMatter; problems: Problem[] } {
  const schema = schemaWith(keys)
  const simple = schema.safeParse(readSimple(yaml))
  if (simple.success) return { data: simple.data, problems: [] }
  const tooDeep = deepYaml(yaml)
  if (tooDeep) {
    const line = tooDeep.line + 1 // the `---` line comes first
    return { data: {}, problems: [{ file, line, column: 1, message: `Front matter: ${tooDeep.message}`, severity: 'error' }] }
  }
  const problems: Problem[] = []
  const lineCounter = new LineCounter()
  const document = parseDocument(yaml, { lineCounter, logLevel: 'error' })
  const place = (offset: number) => {
    const { line, col } = lineCounter.linePos(offset)
    return { line: line + 1, column: col } // the `---` line comes first
  }

  // When the stack is full, and in how many sentences the library then says so, is another thing in each version of Node.
  const full = document.errors.find(({ message }) => /stack/i.test(message))
  for (const error of full ? [full] : document.errors) {
    problems.push({ file, ...place(error.pos[0]), message: `Front matter: ${firstSentence(error.message)}`, severity: 'error' })
  }
  if (problems.length > 0) return { data: {}, problems }
  if (document.contents !== null && !isMap(document.contents)) {
    problems.push({ file, line: 2, column: 1, message: 'Front matter must be a list of "key: value" lines.', severity: 'error' })
    return { data: {}, problems }
  }

  let values: unknown
  try {
    values = document.toJS() ?? {}
  } catch (error) {
    // An alias that expands without end is only found while converting.
    problems.push({ file, line: 2, column: 1, message: `Front matter: ${firstSentence(String(error))}`, severity: 'error' })
    return { data: {}, problems }
  }
  const result = schema.safeParse(values)
  if (result.success) return { data: result.data, problems }

  const offsets = new Map(
    (document.contents?.items ?? []).flatMap((pair) =>
      isScalar(pair.key) ? [[String(pair.key.value), pair.key.range?.[0] ?? 0] as const] : [],
    ),
  )
  for (const issue of result.error.issues) {
    if (issue.code === 'unrecognized_keys') {
      const parent = issue.path.map((part) => `${String(part)}.`).join('')
      const known = keysAt(schema, issue.path)
      for (const key of issue.keys) {
        const hint = didYouMean(key, known) ?? `Known keys: ${known.join(', ')}.`
        const offset = offsets.get(String(issue.path[0] ?? key)) ?? 0
        problems.push({ file, ...place(offset), message: `Unknown front matter key "${parent}${key}".`, hint, severity: 'error' })
      }
    } else {
      // A value in a list is named as the list.
      const key = issue.path.filter((part) => typeof part === 'string').join('.')
      const offset = offsets.get(String(issue.path[0] ?? '')) ?? 0
      problems.push({ file, ...place(offset), message: `Front matter "${key}": ${issue.message}.`, severity: 'error' })
    }
  }
  return { data: validPart(values, result.error, schema), problems }
}

/** `key: words` or `key: "words"`, without anything that YAML reads another way. */
const SIMPLE_LINE = /^([a-z_]+): (?:"([^"\\]+)"|(?!(?:true|false|null)$)([A-Za-z][^\s:#]*(?: [^\s:#]+)*)) *$/i

/** Most front matter is a few such lines, and a parser of the whole language would take a sixth of all compiling for them. */
function readSimple(yaml: string): Record<string, string> | undefined {
  const values: Record<string, string> = {}
  for (const line of yaml.split('\n')) {
    const [, key, quoted, plain] = SIMPLE_LINE.exec(line) ?? []
    if (key === undefined || Object.hasOwn(values, key)) return undefined
    values[key] = quoted ?? plain!
  }
  return values
}

function validPart(values: unknown, error: z.ZodError, schema: z.ZodObject): FrontMatter {
  const bad = new Set(
    error.issues.flatMap((issue) => (issue.path.length === 0 && issue.code === 'unrecognized_keys' ? issue.keys : [String(issue.path[0])])),
  )
  const kept = Object.entries(values as Record<string, unknown>).filter(([key]) => !bad.has(key))
  return (schema.safeParse(Object.fromEntries(kept)).data as FrontMatter | undefined) ?? {}
}

/** Names of the keys at a place of front matter. */
function keysAt(schema: z.ZodType, path: readonly PropertyKey[]): string[] {
  if (schema instanceof z.ZodOptional) return keysAt(schema.unwrap() as z.ZodType, path)
  if (!(schema instanceof z.ZodObject)) return []
  const [key, ...rest] = path
  return key === undefined ? Object.keys(schema.shape) : keysAt(schema.shape[String(key)] as z.ZodType, rest)
}

function firstSentence(message: string): string {
  return message.split('\n')[0]!.replace(/ at line \d+, column \d+:?$/, '')
}
