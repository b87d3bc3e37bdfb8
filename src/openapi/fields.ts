import { defined } from '../values/defined.ts'
import type { EncodingObject, MediaObject, ParameterObject, SchemaKeywords, SchemaObject } from './document.ts'
import type { Examples } from './examples.ts'
import { WHOLE_BODY, type BodyInput, type Field } from './reference.ts'
import type { SchemaReader } from './schemas.ts'

type FieldBasics = Pick<Field, 'name' | 'isRequired' | 'style' | 'explode' | 'allowReserved'>

const PRIMITIVES = new Set(['string', 'number', 'integer', 'boolean'])

/** Maximum depth when determining the kind of nested lists and alternatives. */
const MAX_LEVELS = 3

/** Determines the fields of a request: its parameters and body. */
export class FieldReader {
  readonly #schemas: SchemaReader
  readonly #examples: Examples
  /** OpenAPI 3.1 describes binary content with an empty schema. */
  readonly #isEmptyBinary: boolean

  constructor(schemas: SchemaReader, examples: Examples, version: string) {
    this.#schemas = schemas
    this.#examples = examples
    this.#isEmptyBinary = !version.startsWith('3.0')
  }

  parameter(parameter: ParameterObject): Field {
    const { name, in: place, required = false, content = {} } = parameter
    const [[type, media] = []] = Object.entries(content)
    const asked = { name, isRequired: required || place === 'path', ...styleOf(parameter) }
    const given = this.#examples.given(parameter) ?? (media && this.#examples.given(media))
    const schema = parameter.schema ?? media?.schema
    // A media type determines the format, regardless of the schema.
    if (type !== undefined && isJson(type))
      return defined({ ...asked, kind: 'json', isWhole: true, example: this.#example('json', schema, given) })
    return this.#value(asked, schema ?? {}, given)
  }

  /** Determines the fields of a request body. */
  body(type: string, media: MediaObject, isRequired: boolean): BodyInput {
    const keywords = this.#schemas.flatten(media.schema ?? {})
    const isMultipart = type === 'multipart/form-data'
    if (isMultipart || (type === 'application/x-www-form-urlencoded' && keywords.properties))
      return { type, isForm: true, fields: this.#form(keywords, media, isMultipart) }
    const whole = { name: WHOLE_BODY, isRequired }
    if (this.#isBinary(keywords, !isText(type)))
      return { type, isForm: false, fields: [{ ...whole, kind: 'file', mediaType: type, example: fileName(type) }] }
    const kind = isJson(type) ? 'json' : 'text'
    return { type, isForm: false, fields: [{ ...whole, kind, example: this.#bodyText(type, media) }] }
  }

  #form({ properties = {}, required = [] }: SchemaKeywords, media: MediaObject, hasFiles: boolean): Field[] {
    const given = this.#examples.given(media)
    const examples = typeof given === 'object' && given !== null ? (given as Record<string, unknown>) : {}
    return Object.entries(properties).flatMap(([name, schema]) => {
      const keywords = this.#schemas.flatten(schema)
      // Only set by the server.
      if (keywords.readOnly) return []
      const encoding = media.encoding?.[name] ?? {}
      const asked = { name, isRequired: required.includes(name), ...styleOf(encoding) }
      const file = hasFiles && this.#fileKind(keywords)
      if (file) {
        const mediaType = encoding.contentType ?? keywords.contentMediaType
        return [defined({ ...asked, kind: file, example: fileName(mediaType), mediaType })]
      }
      const field = this.#value(asked, schema, examples[name])
      if (encoding.contentType !== undefined) field.mediaType = encoding.contentType
      // In a form, objects are serialized as JSON by default.
      if (field.kind === 'json' && encoding.style === undefined && encoding.explode === undefined) field.isWhole = true
      return [field]
    })
  }

  #fileKind(keywords: SchemaKeywords): 'file' | 'files' | undefined {
    if (this.#isBinary(keywords, this.#isEmptyBinary)) return 'file'
    const isList = keywords.items !== undefined && this.#isBinary(this.#schemas.flatten(keywords.items), this.#isEmptyBinary)
    return isList ? 'files' : undefined
  }

  /** @param isEmptyBinary whether an empty schema means binary content */
  #isBinary({ type, format, contentMediaType, contentEncoding, ...more }: SchemaKeywords, isEmptyBinary: boolean): boolean {
    // Encoded content (such as Base64) is text.
    if (contentEncoding !== undefined) return false
    if (contentMediaType !== undefined) return !isText(contentMediaType)
    if (type === undefined)
      return isEmptyBinary && !('enum' in more || 'const' in more || 'oneOf' in more || 'anyOf' in more || 'properties' in more)
    return type === 'string' && format === 'binary'
  }

  #value(asked: FieldBasics, schema: SchemaObject, given: unknown): Field {
    const keywords = this.#schemas.flatten(schema)
    const kind = this.#kind(keywords)
    const choices = kind === 'text' ? choicesOf(keywords) : undefined
    return defined({ ...asked, kind, choices, example: this.#example(kind, schema, given) })
  }

  /** @param level current depth; recursive schemas become JSON */
  #kind({ type, items, properties, additionalProperties, oneOf, anyOf }: SchemaKeywords, level = 0): 'text' | 'list' | 'json' {
    if (level > MAX_LEVELS) return 'json'
    const types = (Array.isArray(type) ? type : [type]).filter((one) => one !== 'null')
    if (types.includes('array')) {
      const inside = items === undefined ? {} : this.#schemas.flatten(items)
      return this.#kind(inside, level + 1) === 'text' ? 'list' : 'json'
    }
    if (types.some((one) => one !== undefined && PRIMITIVES.has(one))) return 'text'
    return types.includes('object') ||
      properties ||
      additionalProperties ||
      [...(oneOf ?? []), ...(anyOf ?? [])].some((one) => this.#kind(this.#schemas.flatten(one), level + 1) === 'json')
      ? 'json'
      : 'text'
  }

  #example(kind: 'text' | 'list' | 'json', schema: SchemaObject | undefined, given: unknown): string | undefined {
    const value = given ?? (schema === undefined ? undefined : this.#examples.of(schema))
    return value === undefined ? undefined : typed(kind, value)
  }

  #bodyText(type: string, media: MediaObject): string {
    const value = this.#examples.given(media) ?? (media.schema === undefined ? undefined : this.#examples.of(media.schema))
    return value === undefined ? '' : exampleText(type, value)
  }
}

/** Formats an example as a body: JSON is indented, other values are used as they are. */
export function exampleText(type: string, value: unknown): string {
  return isJson(type) ? JSON.stringify(value, undefined, 2) : asText(value)
}

/** Formats a value as a reader would enter it. */
function typed(kind: 'text' | 'list' | 'json', value: unknown): string {
  if (kind === 'list' && Array.isArray(value)) return value.map(asText).join('\n')
  return kind === 'json' && typeof value !== 'string' ? JSON.stringify(value) : asText(value)
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

function choicesOf({ type, enum: values }: SchemaKeywords): string[] | undefined {
  if (values) return values.filter((value) => value !== null).map(asText)
  return type === 'boolean' ? ['true', 'false'] : undefined
}

function styleOf({ style, explode, allowReserved }: EncodingObject): Pick<Field, 'style' | 'explode' | 'allowReserved'> {
  return defined({ style, explode, allowReserved: allowReserved || undefined })
}

function isJson(type: string): boolean {
  return /\bjson\b/.test(type)
}

/** Whether a body with this media type is entered as text instead of selected as a file. */
function isText(type: string): boolean {
  return /^(?:text|multipart)\/|\b(?:json|xml|yaml|javascript|graphql|x-www-form-urlencoded)\b|\*\/\*/.test(type)
}

const FILES: Array<[type: RegExp, name: string]> = [
  [/\bpng\b/, 'picture.png'],
  [/\bsvg\b/, 'drawing.svg'],
  [/\bpdf\b/, 'document.pdf'],
  [/\bzip\b/, 'archive.zip'],
  [/\bcsv\b/, 'table.csv'],
  [/\bjson\b/, 'data.json'],
  [/^text\//, 'notes.txt'],
  [/^audio\//, 'sound.mp3'],
  [/^video\//, 'film.mp4'],
]

function fileName(type = ''): string {
  return FILES.find(([pattern]) => pattern.test(type))?.[1] ?? 'photo.jpg'
}
