import { WHOLE_BODY, type AuthScheme, type BodyInput, type Field, type Operation, type Parameter } from './reference.ts'
import { serialize } from './styles.ts'
import { isEmpty, readValue, type FieldValue } from './values.ts'

/** A file that a reader chose, or that a sample refers to. */
export interface FileLike {
  name: string
  type: string
}

/** A request to an API, as a sample shows it or a console sends it. */
export interface ApiRequest<F extends FileLike = FileLike> {
  method: string
  url: string
  headers: Array<[name: string, value: string]>
  /** Separate from the headers, since scripts can't set cookies for other origins. */
  cookies: Array<[name: string, value: string]>
  body: RequestBody<F> | undefined
}

/**
 * The content type of text and files is in the headers. A form's isn't, since it includes the boundary, which is generated when
 * sending.
 */
export type RequestBody<F extends FileLike = FileLike> =
  | { kind: 'text'; text: string }
  | { kind: 'file'; file: F }
  | { kind: 'form'; parts: Array<FormPart<F>> }

export type FormPart<F extends FileLike = FileLike> =
  | { name: string; text: string; type: string | undefined }
  | { name: string; file: F; type: string | undefined }

/** The reader's input. */
export interface RequestValues<F extends FileLike = FileLike> {
  server: string
  /** Keyed by `parameterKey`. */
  parameters: Record<string, string>
  auth?: Credentials[]
  body?: { input: BodyInput; values: BodyValues<F> } | undefined
}

/** An authentication scheme with its secret. */
export interface Credentials {
  scheme: AuthScheme
  /** For basic authentication, `name:password`. */
  secret: string
}

/** Input by field name. */
export type BodyValues<F extends FileLike = FileLike> = Record<string, FieldValue<F>>

/** The part of an operation that `requestOf` needs. */
export type RequestShape = Pick<Operation, 'method' | 'path'> & { parameters: Array<Field & Pick<Parameter, 'in'>> }

/** Whether a method's requests can have a body. */
export function takesBody(method: string): boolean {
  return method !== 'GET' && method !== 'HEAD'
}

/** Unique key of a parameter within its operation. */
export function parameterKey({ in: place, name }: Pick<Parameter, 'in' | 'name'>): string {
  return `${place} ${name}`
}

/** Creates a request from the reader's input; empty values are omitted. */
export function requestOf<F extends FileLike>(operation: RequestShape, values: RequestValues<F>): ApiRequest<F> {
  const request: ApiRequest<F> = { method: operation.method, url: '', headers: [], cookies: [], body: undefined }
  const query: string[] = []
  let path = operation.path
  for (const parameter of operation.parameters) {
    const { in: place, name } = parameter
    const text = values.parameters[parameterKey(parameter)] ?? ''
    if (isEmpty(text)) continue
    const value = serialize(parameter, readValue(parameter, text))
    if (place === 'header') request.headers.push([name, value])
    else if (place === 'cookie') request.cookies.push(...value.split('&').map(nameAndValue))
    // Some generators put query parameters in the path: `/upload?id={id}`.
    else if (path.includes(`{${name}}`)) path = path.replaceAll(`{${name}}`, () => (place === 'query' ? nameAndValue(value)[1] : value))
    else if (value !== '') query.push(value)
  }
  for (const credentials of values.auth ?? []) authorize(request, query, credentials)
  if (values.body && takesBody(operation.method)) addBody(request, values.body)
  const start = `${values.server.replace(/\/$/, '')}${path}`
  request.url = query.length > 0 ? `${start}${start.includes('?') ? '&' : '?'}${query.join('&')}` : start
  return request
}

function authorize(request: ApiRequest, query: string[], { scheme: { kind, carrier }, secret }: Credentials): void {
  if (secret === '') return
  if (kind === 'bearer') request.headers.push(['Authorization', `Bearer ${secret}`])
  else if (kind === 'basic') request.headers.push(['Authorization', `Basic ${toBase64(secret)}`])
  else if (carrier?.in === 'header') request.headers.push([carrier.name, secret])
  else if (carrier?.in === 'cookie') request.cookies.push([carrier.name, encodeURIComponent(secret)])
  else if (carrier?.in === 'query') query.push(serialize({ name: carrier.name, in: 'query' }, secret))
}

function addBody<F extends FileLike>(request: ApiRequest<F>, { input, values }: { input: BodyInput; values: BodyValues<F> }): void {
  const { type } = input
  if (type === 'multipart/form-data') {
    request.body = { kind: 'form', parts: input.fields.flatMap((field) => partsOf(field, values[field.name] ?? '')) }
    return
  }
  const value = input.isForm
    ? input.fields.flatMap((field) => pairsOf(field, values[field.name] ?? '')).join('&')
    : (values[WHOLE_BODY] ?? '')
  if (isEmpty(value)) return
  request.headers.push(['Content-Type', concreteType(type, typeof value === 'string' ? undefined : value[0]?.type)])
  request.body = typeof value === 'string' ? { kind: 'text', text: value } : { kind: 'file', file: value[0]! }
}

/** Each file, and each item of a list, is a separate part. */
function partsOf<F extends FileLike>(field: Field, value: FieldValue<F>): Array<FormPart<F>> {
  if (isEmpty(value)) return []
  const { name, kind, mediaType } = field
  const type = mediaType === undefined || /[*,]/.test(mediaType) ? undefined : mediaType
  if (typeof value !== 'string') return value.map((file) => ({ name, file, type }))
  const texts = kind === 'list' ? (readValue(field, value) as string[]) : [value]
  return texts.map((text) => ({ name, text, type }))
}

function pairsOf(field: Field, value: FieldValue): string[] {
  if (typeof value !== 'string' || isEmpty(value)) return []
  return [serialize({ ...field, in: 'query' }, readValue(field, value))].filter((pair) => pair !== '')
}

function nameAndValue(pair: string): [name: string, value: string] {
  const end = pair.indexOf('=')
  return [pair.slice(0, end), pair.slice(end + 1)]
}

/** A concrete media type for one with wildcards. */
function concreteType(type: string, ofFile: string | undefined): string {
  if (!type.includes('*')) return type
  return ofFile || (type.startsWith('text/') ? 'text/plain' : ofFile === undefined ? 'application/json' : 'application/octet-stream')
}

function toBase64(text: string): string {
  return btoa(String.fromCodePoint(...new TextEncoder().encode(text)))
}
