import { isMap, isScalar, LineCounter, parseDocument, type YAMLParseError } from 'yaml'
import { z } from 'zod'
import { schemaWith, type FrontMatter } from './front-matter-schema.ts'
import type { Problem } from './problem.ts'
import { didYouMean } from './suggest.ts'
import { deepYaml } from '../values/deep-yaml.ts'
import { defined } from '../values/defined.ts'

/** Default levels of the table of contents (specification, section 9). */
export const TOC_MIN_LEVEL = 2
export const TOC_MAX_LEVEL = 3

/**
 * Parses and validates front matter.
 * @param yaml text between the `---` lines
 * @param file path for problems
 * @param keys keys that the site's blocks add
 * @returns the valid keys, and a problem with its line for each unknown or invalid key
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

  // When the stack overflows, and how many errors the library reports then, depends on the version of Node.
  const full = document.errors.find(({ message }) => /stack/i.test(message))
  for (const error of full ? [full] : document.errors) {
    const at = place(error.pos[0])
    problems.push({ file, ...at, ...inOurWords(error, yaml.split('\n')[at.line - 2] ?? ''), severity: 'error' })
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
    // An alias that expands without end is only found by the conversion.
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
      // A problem with a list's entry is reported for the list.
      const key = issue.path.filter((part) => typeof part === 'string').join('.')
      const offset = offsets.get(String(issue.path[0] ?? '')) ?? 0
      const hint = issue.code === 'invalid_type' ? HOW_TO_WRITE[issue.expected] : undefined
      problems.push(defined({ file, ...place(offset), message: `Front matter "${key}": ${issue.message}.`, hint, severity: 'error' }))
    }
  }
  return { data: validPart(values, result.error, schema), problems }
}

/** Hints for writers who don't know the names of types: YAML 1.2 reads `yes` as a string. */
const HOW_TO_WRITE: Record<string, string> = { boolean: 'Write true or false.', array: 'Write a list: [one, two].' }

/** `key: words` or `key: "words"`, without anything that has a special meaning in YAML. */
const SIMPLE_LINE = /^([a-z_]+): (?:"([^"\\]+)"|(?!(?:true|false|null)$)([A-Za-z][^\s:#]*(?: [^\s:#]+)*)) *$/i

/**
 * Parses front matter that has only such lines, as most does; otherwise `undefined`. A full YAML parser would take a sixth of the
 * total compile time.
 */
function readSimple(yaml: string): Record<string, string> | undefined {
  const values: Record<string, string> = {}
  for (const line of yaml.split('\n')) {
    const [, key, quoted, plain] = SIMPLE_LINE.exec(line) ?? []
    if (key === undefined || Object.hasOwn(values, key)) return undefined
    values[key] = quoted ?? plain!
  }
  return values
}

/** Keys that refer to other parts of the site, which are checked when the whole site is known. */
const REFERRING = ['slug', 'tags', 'displayed_sidebar', 'pagination_prev', 'pagination_next', 'draft']

/** Returns the lines of keys that refer to something, and of tags; empty if there are none. */
export function keyLinesOf(yaml = ''): { keyLines?: Record<string, number> } {
  const keyLines: Record<string, number> = {}
  let key = ''
  for (const [index, line] of yaml.split('\n').entries()) {
    const [, begun] = /^([a-z_]+):/.exec(line) ?? []
    if (begun !== undefined) key = begun
    if (!REFERRING.includes(key)) continue
    const number = index + 2 // the `---` line comes first
    if (begun !== undefined) keyLines[key] ??= number
    if (key === 'tags')
      for (const [, label] of line.replace(/^tags:/, '').matchAll(/(?:^\s*-|[[,])\s*["']?([^\s"',\]][^"',\]]*)/g))
        keyLines[`tags.${label!.trim()}`] ??= number
  }
  return Object.keys(keyLines).length > 0 ? { keyLines } : {}
}

/** Rewords an error of the YAML parser for writers. */
function inOurWords({ code, message }: YAMLParseError, line: string): Pick<Problem, 'message' | 'hint'> {
  const [, key = '', value = ''] = /^\s*(?:- )?([\w-]+): *(.*?)\s*$/.exec(line) ?? []
  if (code === 'BLOCK_AS_IMPLICIT_KEY' && value !== '')
    return {
      message: `Front matter: the value of "${key}" contains a colon.`,
      hint: `Put it in quotes: ${key}: ${JSON.stringify(value)}`,
    }
  if (code === 'DUPLICATE_KEY') return { message: `Front matter: "${key}" is defined twice.`, hint: 'Remove one of them.' }
  if (code === 'TAB_AS_INDENT') return { message: 'Front matter: lines can’t be indented with tabs.', hint: 'Use spaces.' }
  return { message: `Front matter: ${firstSentence(message)}` }
}

function validPart(values: unknown, error: z.ZodError, schema: z.ZodObject): FrontMatter {
  const bad = new Set(
    error.issues.flatMap((issue) => (issue.path.length === 0 && issue.code === 'unrecognized_keys' ? issue.keys : [String(issue.path[0])])),
  )
  const kept = Object.entries(values as Record<string, unknown>).filter(([key]) => !bad.has(key))
  return (schema.safeParse(Object.fromEntries(kept)).data as FrontMatter | undefined) ?? {}
}

/** Names of the keys at a path in the schema. */
function keysAt(schema: z.ZodType, path: readonly PropertyKey[]): string[] {
  if (schema instanceof z.ZodOptional) return keysAt(schema.unwrap() as z.ZodType, path)
  if (!(schema instanceof z.ZodObject)) return []
  const [key, ...rest] = path
  return key === undefined ? Object.keys(schema.shape) : keysAt(schema.shape[String(key)] as z.ZodType, rest)
}

function firstSentence(message: string): string {
  return message.split('\n')[0]!.replace(/ at line \d+, column \d+:?$/, '')
}
