import { HTTPSnippet } from '@readme/httpsnippet'
import type { ApiReference, Operation } from './reference.ts'
import { parameterKey, requestOf } from './request.ts'

/** A request in one language. */
export interface RequestSample {
  value: string
  label: string
  /** Of the code, for its colours. */
  language: string
  code: string
}

const TARGETS = [
  { value: 'curl', label: 'curl', language: 'bash', target: ['shell', 'curl'] },
  { value: 'fetch', label: 'fetch', language: 'js', target: ['javascript', 'fetch'] },
  { value: 'axios', label: 'axios', language: 'js', target: ['javascript', 'axios'] },
  { value: 'python', label: 'Python', language: 'python', target: ['python', 'requests'] },
  { value: 'php', label: 'PHP', language: 'php', target: ['php', 'curl'] },
  { value: 'go', label: 'Go', language: 'go', target: ['go', 'native'] },
  { value: 'ruby', label: 'Ruby', language: 'ruby', target: ['ruby', 'native'] },
] as const

/** Stands for the reader's own token. */
const TOKEN = 'YOUR_TOKEN'

/** The request of an operation in every language, with example values for what it must have. */
export function requestSamples(operation: Operation, { servers, auth }: Pick<ApiReference, 'servers' | 'auth'>): RequestSample[] {
  const [media] = operation.body?.media ?? []
  const scheme = auth.find(({ name }) => operation.auth.includes(name))
  const required = operation.parameters.filter(({ isRequired }) => isRequired)
  const request = requestOf(operation, {
    server: servers[0]?.url ?? '',
    parameters: Object.fromEntries(required.map((parameter) => [parameterKey(parameter), parameter.example ?? parameter.name])),
    auth: scheme && { scheme, secret: TOKEN },
    content: media?.example === undefined ? undefined : { type: media.type, body: media.example },
  })
  const url = URL.canParse(request.url) ? new URL(request.url) : new URL(request.url, 'https://localhost')
  const snippet = new HTTPSnippet({
    method: request.method,
    // What a path leaves open is no part of an address yet.
    url: decodeURI(url.origin + url.pathname).replaceAll(/[{}]/g, ''),
    httpVersion: 'HTTP/1.1',
    headers: request.headers.map(([name, value]) => ({ name, value })),
    queryString: [...url.searchParams].map(([name, value]) => ({ name, value })),
    cookies: [],
    headersSize: -1,
    bodySize: -1,
    postData: request.body === undefined ? { mimeType: 'text/plain' } : { mimeType: media!.type, text: request.body },
  })
  return TARGETS.flatMap(({ target: [target, client], ...sample }) => {
    const [code] = snippet.convert(target, client) || []
    return typeof code === 'string' ? [{ ...sample, code }] : []
  })
}
