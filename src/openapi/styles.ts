import type { Field, Parameter, Style } from './reference.ts'

/** A parameter's value: a string, an array, or an object. */
export type Value = string | unknown[] | Record<string, unknown>

/** The part of a parameter that `serialize` needs. */
export type ParameterShape = Pick<Field, 'name' | 'style' | 'explode' | 'allowReserved'> & Pick<Parameter, 'in'>

const DEFAULT_STYLES: Record<Parameter['in'], Style> = { path: 'simple', query: 'form', header: 'simple', cookie: 'form' }

/** Expansions of RFC 6570: prefix, separator of exploded values, and whether values are preceded by the name. */
const EXPANSIONS = {
  simple: { first: '', between: ',', isNamed: false },
  label: { first: '.', between: '.', isNamed: false },
  matrix: { first: ';', between: ';', isNamed: true },
  form: { first: '', between: '&', isNamed: true },
  spaceDelimited: { first: '', between: '&', isNamed: true },
  pipeDelimited: { first: '', between: '&', isNamed: true },
}

/** Separators of values that aren't exploded, other than commas. */
const DELIMITERS: Partial<Record<Style, string>> = { spaceDelimited: '%20', pipeDelimited: '%7C' }

/**
 * Serializes a parameter according to the table of styles in the OpenAPI specification.
 * @returns the replacement of a path template, query string pairs, or a header value; an empty string if there are no values
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

/** The entries of a value, except for `null`. Nested values are serialized as JSON, since the specification doesn't define them. */
function partsOf(value: Exclude<Value, string>): Array<{ key: string | undefined; text: string }> {
  const entries: Array<[string | undefined, unknown]> = Array.isArray(value) ? value.map((one) => [undefined, one]) : Object.entries(value)
  return entries.flatMap(([key, one]) => (one === null || one === undefined ? [] : [{ key, text: asText(one) }]))
}

/**
 * `filters[name][$eq]=x`: the specification doesn't define deeper nesting; this is the format that servers with nested parameters
 * use.
 */
function deepPairs(name: string, value: unknown, encode: (text: string) => string): string[] {
  if (value === null || value === undefined) return []
  if (typeof value !== 'object') return [`${encodeURIComponent(name)}=${encode(String(value))}`]
  return Object.entries(value).flatMap(([key, child]) => deepPairs(`${name}[${key}]`, child, encode))
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

function encoderOf({ in: place, allowReserved }: ParameterShape): (text: string) => string {
  // The specification requires that header values aren't percent-encoded.
  if (place === 'header') return verbatim
  return place === 'query' && allowReserved ? encodeAllowingReserved : encodeURIComponent
}

const verbatim = (text: string) => text

/** Escapes of the reserved characters (RFC 3986) that have no special meaning in a query string. */
const RESERVED = /%(?:3A|2F|3F|40|24|2C|3B|3D)/g

/** Percent-encodes everything except reserved characters and existing escape sequences. */
function encodeAllowingReserved(text: string): string {
  return text
    .split(/(%[\dA-F]{2})/i)
    .map((part, index) => (index % 2 === 1 ? part : encodeURIComponent(part).replaceAll(RESERVED, decodeURIComponent)))
    .join('')
}
