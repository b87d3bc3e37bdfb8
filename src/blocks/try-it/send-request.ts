import type { Messages } from '../../messages/messages.ts'
import type { ConsoleProps } from '../../openapi/console.ts'
import type { ApiRequest, FormPart, RequestBody } from '../../openapi/request.ts'

export interface ServerAnswer {
  status: number
  statusText: string
  /** Time until the whole body was received, in milliseconds. */
  time: number
  headers: Array<[string, string]>
  /** Text, or a description of binary content. */
  body: string
}

/** Outcome of the last request. */
export interface Outcome {
  request: string
  answer?: ServerAnswer
  failure?: string
}

interface Sending {
  /** Whether to send the browser's cookies for the server. */
  hasCookies: boolean
  words: Messages['console']
}

/** Request timeout in milliseconds. */
const PATIENCE = 30_000
/** Maximum length of a displayed response in characters. */
const SHOWN = 100_000

/** Sends a request. The browser sets cookies, and the content type of forms. */
export async function sendRequest({ method, url, headers, body }: ApiRequest<File>, { hasCookies, words }: Sending): Promise<ServerAnswer> {
  const started = performance.now()
  const response = await fetch(url, {
    method,
    headers,
    credentials: hasCookies ? 'include' : 'omit',
    signal: AbortSignal.timeout(PATIENCE),
    body: body ? bodyOf(body) : null,
  })
  const shown = await read(response, words)
  return {
    status: response.status,
    statusText: response.statusText,
    time: performance.now() - started,
    headers: [...response.headers],
    body: shown,
  }
}

function bodyOf(body: RequestBody<File>): BodyInit {
  if (body.kind === 'text') return body.text
  if (body.kind === 'file') return body.file
  const form = new FormData()
  for (const part of body.parts) append(form, part)
  return form
}

function append(form: FormData, part: FormPart<File>): void {
  const { name, type } = part
  if ('file' in part) form.append(name, type === undefined ? part.file : new File([part.file], part.file.name, { type }))
  // Only blobs have a type, but they also get a file name, so use one only if the API document specifies a type.
  else form.append(name, type === undefined || type === 'text/plain' ? part.text : new Blob([part.text], { type }))
}

async function read(response: Response, words: Sending['words']): Promise<string> {
  const type = response.headers.get('content-type') ?? ''
  if (/^(?:image|audio|video|font)\/(?!svg)|octet-stream|\b(?:pdf|zip)\b/.test(type)) {
    const { size } = await response.blob()
    return words.bytes(size, type)
  }
  const text = pretty(await response.text())
  if (text === '') return words.empty
  return text.length <= SHOWN ? text : `${text.slice(0, SHOWN)}\n${words.moreCharacters(text.length - SHOWN)}`
}

function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), undefined, 2)
  } catch {
    return text
  }
}

/** Returns likely reasons for a failure, since browsers hide the details from scripts. */
export function explain(
  error: unknown,
  { method, url, hasCookies, corsHint, words: { failures } }: Pick<ApiRequest, 'method' | 'url'> & Pick<ConsoleProps, 'corsHint'> & Sending,
): string {
  const { protocol, host, origin } = new URL(url)
  if (error instanceof DOMException && error.name === 'TimeoutError') return failures.timeout(host, PATIENCE / 1000)
  if (method === 'TRACE') return failures.trace
  if (!/^https?:$/.test(protocol)) return failures.address(url)
  const mixed = location.protocol === 'https:' && protocol === 'http:' && !/^(localhost|127\.)/.test(host)
  if (mixed) return failures.mixed(host)
  const refused = failures.refused({ origin, ownOrigin: location.origin, hint: corsHint })
  return hasCookies ? `${refused} ${failures.refusedCookies}` : refused
}
