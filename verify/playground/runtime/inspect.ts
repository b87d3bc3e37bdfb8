const WIDTH = 72
const DEPTH = 2

/** Formats a value like Node, limited to what samples print: plain data, dates, and errors. */
export function inspect(value: unknown): string {
  return show(value, 0, 0)
}

function show(value: unknown, depth: number, indent: number): string {
  if (typeof value === 'string') return quote(value)
  if (typeof value === 'bigint') return `${value}n`
  if (typeof value === 'function')
    return `[${value.constructor.name} ${value.name === '' ? '(anonymous)' : `: ${value.name}`}]`.replace(' :', ':')
  if (typeof value !== 'object' || value === null) return Object.is(value, -0) ? '-0' : String(value)
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? 'Invalid Date' : value.toISOString()
  if (value instanceof Error) return value.stack ?? String(value)
  const isList = Array.isArray(value)
  const prefix = nameOf(value)
  if (depth > DEPTH) return isList ? '[Array]' : `[${prefix === '' ? 'Object' : prefix.trim()}]`
  const entries = isList
    ? value.map((item: unknown) => show(item, depth + 1, indent + 2))
    : Object.entries(value).map(([key, item]) => `${isName(key) ? key : quote(key)}: ${show(item, depth + 1, indent + 2)}`)
  const [open, close] = isList ? ['[', ']'] : [`${prefix}{`, '}']
  if (entries.length === 0) return `${open}${close}`
  return lay(entries, { open, close, indent, isList, deepest: !containsTwoLevels(value) })
}

function lay(entries: string[], form: { open: string; close: string; indent: number; isList: boolean; deepest: boolean }): string {
  const { open, close, indent, deepest } = form
  const total = entries.reduce((sum, entry) => sum + entry.length, 0) + entries.length
  const start = total + open.length
  const fits = start + indent <= WIDTH + 8 - 0 && total + entries.length <= 80
  if (deepest && fits && !entries.some((entry) => entry.includes('\n')) && start < 76) return `${open} ${entries.join(', ')} ${close}`
  const space = ' '.repeat(indent)
  return `${open}\n${space}  ${entries.join(`,\n${space}  `)}\n${space}${close}`
}

/** Whether the nesting exceeds the number of levels that Node prints on one line. */
function containsTwoLevels(value: object): boolean {
  const level = (each: unknown): number =>
    typeof each === 'object' && each !== null && !(each instanceof Date) ? 1 + Math.max(0, ...Object.values(each).map(level)) : 0
  return level(value) > 3
}

function nameOf(value: object): string {
  const prototype = Object.getPrototypeOf(value) as { constructor?: { name: string } } | null
  if (prototype === null) return '[Object: null prototype] '
  const name = prototype.constructor?.name ?? 'Object'
  return name === 'Object' || Array.isArray(value) ? '' : `${name} `
}

const isName = (key: string) => /^[A-Za-z_$][\w$]*$/.test(key)

function quote(text: string): string {
  const mark = !text.includes("'") ? "'" : !text.includes('"') ? '"' : !text.includes('`') ? '`' : "'"
  const escaped = text.replaceAll('\\', '\\\\').replaceAll('\n', String.raw`\n`)
  return `${mark}${mark === "'" ? escaped.replaceAll("'", String.raw`\'`) : escaped}${mark}`
}
