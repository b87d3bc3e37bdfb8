import type { ApiRequest, RequestBody } from '../request.ts'

/** Writes the sample code of a request. `isJson`: whether the response is JSON. */
export type SampleWriter = (request: ApiRequest, answer: { isJson: boolean }) => string

/** All headers of a request, including `Cookie`. */
export function headersOf({ headers, cookies }: ApiRequest): Array<[name: string, value: string]> {
  return cookies.length === 0 ? headers : [...headers, ['Cookie', cookies.map((pair) => pair.join('=')).join('; ')]]
}

/** The body's media type, if it is in the headers. */
export function typeOf({ headers }: Pick<ApiRequest, 'headers'>): string | undefined {
  return headers.find(([name]) => name === 'Content-Type')?.[1]
}

/** Parses a JSON body; `undefined` for other bodies and invalid JSON. */
export function jsonOf({ headers, body }: ApiRequest): { value: unknown } | undefined {
  if (body?.kind !== 'text' || !/\bjson\b/.test(typeOf({ headers }) ?? '')) return undefined
  try {
    return { value: JSON.parse(body.text) as unknown }
  } catch {
    return undefined
  }
}

/** Joins blocks of lines with blank lines; empty blocks are omitted. */
export function blocks(...parts: Array<Array<string | undefined>>): string {
  return parts
    .map((lines) => lines.filter((line) => line !== undefined).join('\n'))
    .filter((block) => block !== '')
    .join('\n\n')
}

/** The parts of a form body; `undefined` for other bodies. */
export function partsOf(body: RequestBody | undefined) {
  return body?.kind === 'form' ? body.parts : undefined
}
