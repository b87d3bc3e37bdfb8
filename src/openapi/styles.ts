import type { Field, Parameter, Style } from './reference.ts'

/** A value as its parameter's schema has it: text, several, or names with values. */
export type Value = string | unknown[] | Record<string, unknown>

/** What has to be known of a parameter to write it. */
export type ParameterShape = Pick<Field, 'name' | 'style' | 'explode' | 'allowReserved'> & Pick<Parameter, 'in'>

const DEFAULT_STYLES: Record<Parameter['in'], Style> = { path: 'simple', query: 'form', header: 'simple', cookie: 'form' }

/** How RFC 6570 expands values: what comes first, what stands between them when each is on its own, and whether each has the name. */
const EXPANSIONS = {
  simple: { first: '', between: ',', isNamed: false },
  label: { first: '.', between: '.', isNamed: false },
  matrix: { first: ';', between: ';', isNamed: true },
  form: { first: '', between: '&', isNamed: true },
  spaceDelimited: { first: '', between: '&', isNamed: true },
  pipeDelimited: { first: '', between: '&', isNamed: true },
}

/** What stands between values that share one name, where it isn't a comma. */
const DELIMITERS: Partial<Record<Style, string>> = { spaceDelimited: '%20', pipeDelimited: '%7C' }

/**
 * Writes a parameter as the table of styles in the OpenAPI specification has it.
 * @returns what takes the template's place in a path, the pairs of a query, or the value of a header; empty for no values
 */
export function serialize(parameter: ParameterShape, value: Value): string {
  const { name, in: place, style = DEFAULT_STYLES[place] } = parameter
  const encode = encoderOf(parameter)
  if (style === 'deepObject') return deepPairs(name, value, encode).join('&')
  const { explode = style === 'form' } = parameter
  const { first, between, isNamed } = EXPANSIONS[style]
  const label = encode === verbatim ? name : encodeURIComponent(name)
  const named = (text: string) => {
    if (!isNamed) return text
    return text === '' && style === 'matrix' ? label : `${label}=${text}`
  }
  if (typeof value === 'string') return first + named(encode(value))
  const parts = partsOf(value).map(({ key, text }) => ({ key: key === undefined ? undefined : encode(key), text: encode(text) }))
  if (parts.length === 0) return ''
  if (!explode)
    return first + named(parts.flatMap(({ key, text }) => (key === undefined ? [text] : [key, text])).join(DELIMITERS[style] ?? ','))
  return first + parts.map(({ key, text }) => (key === undefined ? named(text) : `${key}=${text}`)).join(between)
}

/** The entries of a value that there are; what is deeper is written as JSON, for which the table has no place. */
function partsOf(value: Exclude<Value, string>): Array<{ key: string | undefined; text: string }> {
  const entries: Array<[string | undefined, unknown]> = Array.isArray(value) ? value.map((one) => [undefined, one]) : Object.entries(value)
  return entries.flatMap(([key, one]) => (one === null || one === undefined ? [] : [{ key, text: asText(one) }]))
}

/** `filters[name][$eq]=x`: the specification leaves open what is inside of an object's values; this is what servers that nest them read. */
function deepPairs(name: string, value: unknown, encode: (text: string) => string): string[] {
  if (value === null || value === undefined) return []
  if (typeof value !== 'object') return [`${encodeURIComponent(name)}=${encode(String(value))}`]
  return Object.entries(value).flatMap(([key, child]) => deepPairs(`${name}[${key}]`, child, encode))
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

function encoderOf({ in: place, allowReserved }: ParameterShape): (text: string) => string {
  // The specification forbids escapes in headers.
  if (place === 'header') return verbatim
  return place === 'query' && allowReserved ? encodeAllowingReserved : encodeURIComponent
}

const verbatim = (text: string) => text

/** Reserved characters of RFC 3986 that can stand in a query without meaning something else there. */
const RESERVED = /%(?:3A|2F|3F|40|24|2C|3B|3D)/g

/** Leaves reserved characters and finished escapes as they are. */
function encodeAllowingReserved(text: string): string {
  return text
    .split(/(%[\dA-F]{2})/i)
    .map((part, index) => (index % 2 === 1 ? part : encodeURIComponent(part).replaceAll(RESERVED, decodeURIComponent)))
    .join('')
}
