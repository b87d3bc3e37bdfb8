import type { ApiRequest, RequestBody } from '../request.ts'

/** Writes a request in one language, whose answer is JSON or isn't. */
export type SampleWriter = (request: ApiRequest, answer: { isJson: boolean }) => string

/** All headers of a request, cookies among them. */
export function headersOf({ headers, cookies }: ApiRequest): Array<[name: string, value: string]> {
  return cookies.length === 0 ? headers : [...headers, ['Cookie', cookies.map((pair) => pair.join('=')).join('; ')]]
}

/** Media type of a body that names it. */
export function typeOf({ headers }: Pick<ApiRequest, 'headers'>): string | undefined {
  return headers.find(([name]) => name === 'Content-Type')?.[1]
}

/** What a body of JSON says; `undefined` for other bodies. */
export function jsonOf({ headers, body }: ApiRequest): { value: unknown } | undefined {
  if (body?.kind !== 'text' || !/\bjson\b/.test(typeOf({ headers }) ?? '')) return undefined
  try {
    return { value: JSON.parse(body.text) as unknown }
  } catch {
    return undefined
  }
}

/** Joins blocks of lines by empty lines; those without lines are left out. */
export function blocks(...parts: Array<Array<string | undefined>>): string {
  return parts
    .map((lines) => lines.filter((line) => line !== undefined).join('\n'))
    .filter((block) => block !== '')
    .join('\n\n')
}

/** The parts of a form, if the body is one. */
export function partsOf(body: RequestBody | undefined) {
  return body?.kind === 'form' ? body.parts : undefined
}
