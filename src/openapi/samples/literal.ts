/** Syntax of a language's literals. */
export interface Syntax {
  string: (text: string) => string
  /** A key, followed by its separator from the value. */
  key: (name: string) => string
  object: [open: string, close: string]
  emptyObject: string
  null: string
  booleans: [yes: string, no: string]
  indent: string
}

/** Maximum length of a single-line literal, in characters. */
const LINE = 60

/** Formats a JSON value as a literal in another language. */
export function literal(value: unknown, syntax: Syntax, indent = ''): string {
  if (value === null || value === undefined) return syntax.null
  if (typeof value === 'boolean') return syntax.booleans[value ? 0 : 1]
  if (typeof value === 'string') return syntax.string(value)
  if (typeof value !== 'object') return String(value)
  if (!Array.isArray(value) && Object.keys(value).length === 0) return syntax.emptyObject
  const inside = indent + syntax.indent
  const entries = Array.isArray(value)
    ? value.map((one) => literal(one, syntax, inside))
    : Object.entries(value).map(([name, one]) => syntax.key(name) + literal(one, syntax, inside))
  return enclosed(entries, { brackets: Array.isArray(value) ? ['[', ']'] : syntax.object, indent, inside })
}

function enclosed(
  entries: string[],
  { brackets: [open, close], indent, inside }: { brackets: [string, string]; indent: string; inside: string },
) {
  if (entries.length === 0) return open + close
  const line = `${open}${entries.join(', ')}${close}`
  if (line.length <= LINE && !line.includes('\n')) return line
  return `${open.trim()}\n${entries.map((entry) => `${inside}${entry},\n`).join('')}${indent}${close.trim()}`
}

/** Formats a double-quoted string with the escape sequences of JSON, which many languages share. */
export function doubleQuoted(text: string): string {
  return JSON.stringify(text)
}

/** Formats a single-quoted string, in which only quotes and backslashes need escaping. */
export function singleQuoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
}
