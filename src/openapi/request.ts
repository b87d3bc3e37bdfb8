import type { AuthScheme, Operation, Parameter } from './reference.ts'

/** Values of a request, as text, by `in name`. */
export type ParameterValues = Record<string, string>

/** A request ready to be sent or shown. */
export interface ApiRequest {
  method: string
  url: string
  headers: Array<[name: string, value: string]>
  body: string | undefined
}

export interface RequestValues {
  server: string
  parameters: ParameterValues
  auth?: { scheme: AuthScheme; secret: string } | undefined
  /** The body and its type. */
  content?: { type: string; body: string } | undefined
}

/** What has to be known of an operation to call it. */
export type RequestShape = Pick<Operation, 'method' | 'path'> & { parameters: Array<Pick<Parameter, 'name' | 'in'>> }

/** Methods whose requests carry no body. */
const BODILESS = new Set(['GET', 'HEAD'])

/** Names a parameter among those of an operation. */
export function parameterKey({ in: place, name }: Pick<Parameter, 'in' | 'name'>): string {
  return `${place} ${name}`
}

/** The request of an operation with some values; parameters without a value are left out. */
export function requestOf(operation: RequestShape, values: RequestValues): ApiRequest {
  const { server, parameters, auth, content } = values
  const headers: ApiRequest['headers'] = []
  const query: string[] = []
  let path = operation.path
  const pair = (name: string, value: string) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`
  for (const parameter of operation.parameters) {
    const { in: place, name } = parameter
    const value = parameters[parameterKey(parameter)] ?? ''
    if (value === '') continue
    if (place === 'path') path = path.replaceAll(`{${name}}`, encodeURIComponent(value))
    else if (place === 'query') query.push(pair(name, value))
    else if (place === 'header') headers.push([name, value])
  }
  if (auth && auth.secret !== '') {
    const { kind, carrier } = auth.scheme
    if (kind === 'bearer') headers.push(['Authorization', `Bearer ${auth.secret}`])
    else if (kind === 'basic') headers.push(['Authorization', `Basic ${toBase64(auth.secret)}`])
    else if (carrier?.in === 'header') headers.push([carrier.name, auth.secret])
    else if (carrier?.in === 'query') query.push(pair(carrier.name, auth.secret))
  }
  const body = content && !BODILESS.has(operation.method) ? content.body : undefined
  // The browser has to write the boundary between the parts itself.
  if (content && body !== undefined && content.type !== 'multipart/form-data') headers.push(['Content-Type', content.type])
  return {
    method: operation.method,
    url: `${server.replace(/\/$/, '')}${path}${query.length > 0 ? `?${query.join('&')}` : ''}`,
    headers,
    body,
  }
}

function toBase64(text: string): string {
  return btoa(String.fromCodePoint(...new TextEncoder().encode(text)))
}
