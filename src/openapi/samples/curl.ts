import { headersOf, type SampleWriter } from './sample.ts'
import type { FormPart, RequestBody } from '../request.ts'

export const curl: SampleWriter = (request) => {
  const { method, url, body } = request
  const headers = headersOf(request).map(([name, value]) => `--header ${quoted(`${name}: ${value}`)}`)
  const start = method === 'HEAD' ? '--head' : `--request ${method}`
  return [`curl ${start} ${quoted(url)}`, ...headers, ...bodyOptions(body)].join(' \\\n  ')
}

function bodyOptions(body: RequestBody | undefined): string[] {
  if (!body) return []
  if (body.kind === 'text') return [`--data-raw ${quoted(body.text)}`]
  if (body.kind === 'file') return [`--data-binary ${quoted(`@${body.file.name}`)}`]
  return body.parts.map(formOption)
}

function formOption(part: FormPart): string {
  const type = part.type === undefined ? '' : `;type=${part.type}`
  if ('file' in part) return `--form ${quoted(`${part.name}=@${part.file.name}${type}`)}`
  // With `--form-string`, a leading "@" has no special meaning.
  return type === '' ? `--form-string ${quoted(`${part.name}=${part.text}`)}` : `--form ${quoted(`${part.name}=${part.text}${type}`)}`
}

/** Quotes an argument for a POSIX shell. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`
}
