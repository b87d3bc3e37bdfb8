import { WHOLE_BODY, type AuthScheme, type BodyInput, type Field, type Operation, type Parameter } from './reference.ts'
import { serialize } from './styles.ts'
import { isEmpty, readValue, type FieldValue } from './values.ts'

/** Of a file: one that a reader chose, or one that a sample names. */
export interface FileLike {
  name: string
  type: string
}

/** A request ready to be sent or shown. */
export interface ApiRequest<F extends FileLike = FileLike> {
  method: string
  url: string
  headers: Array<[name: string, value: string]>
  /** Apart from the headers, because a page can't set them. */
  cookies: Array<[name: string, value: string]>
  body: RequestBody<F> | undefined
}

/** The type of text and of a file is a header; that of a form names the boundary between its parts, which only who sends it knows. */
export type RequestBody<F extends FileLike = FileLike> =
  | { kind: 'text'; text: string }
  | { kind: 'file'; file: F }
  | { kind: 'form'; parts: Array<FormPart<F>> }

export type FormPart<F extends FileLike = FileLike> =
  | { name: string; text: string; type: string | undefined }
  | { name: string; file: F; type: string | undefined }

/** What a reader has filled in. */
export interface RequestValues<F extends FileLike = FileLike> {
  server: string
  /** By `parameterKey`. */
  parameters: Record<string, string>
  auth?: Credentials[]
  body?: { input: BodyInput; values: BodyValues<F> } | undefined
}

/** A scheme with what proves who one is. */
export interface Credentials {
  scheme: AuthScheme
  /** Of basic authentication, `name:password`. */
  secret: string
}

/** What was filled in, by field. */
export type BodyValues<F extends FileLike = FileLike> = Record<string, FieldValue<F>>

/** What has to be known of an operation to call it. */
export type RequestShape = Pick<Operation, 'method' | 'path'> & { parameters: Array<Field & Pick<Parameter, 'in'>> }

/** Whether requests of a method carry a body. */
export function takesBody(method: string): boolean {
  return method !== 'GET' && method !== 'HEAD'
}

/** Names a parameter among those of an operation. */
export function parameterKey({ in: place, name }: Pick<Parameter, 'in' | 'name'>): string {
  return `${place} ${name}`
}

/** The request of an operation with some values; what has no value is left out. */
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
    // Some generators write the query into the path: `/upload?id={id}`.
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

/** Each file, and each entry of a list, is a part of its own. */
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

/** A media type that a request can name, where the document gives a range of them. */
function concreteType(type: string, ofFile: string | undefined): string {
  if (!type.includes('*')) return type
  return ofFile || (type.startsWith('text/') ? 'text/plain' : ofFile === undefined ? 'application/json' : 'application/octet-stream')
}

function toBase64(text: string): string {
  return btoa(String.fromCodePoint(...new TextEncoder().encode(text)))
}
