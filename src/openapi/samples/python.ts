import type { ApiRequest, FormPart } from '../request.ts'
import { doubleQuoted, literal, type Syntax } from './literal.ts'
import { blocks, headersOf, jsonOf, type SampleWriter } from './sample.ts'

const SYNTAX: Syntax = {
  string: doubleQuoted,
  key: (name) => `${doubleQuoted(name)}: `,
  object: ['{', '}'],
  emptyObject: '{}',
  null: 'None',
  booleans: ['True', 'False'],
  indent: '    ',
}

/** Uses the `requests` library. */
export const python: SampleWriter = (request) => {
  const json = jsonOf(request)
  // With `json=`, the library sets the header itself.
  const headers = headersOf(request).filter(([name]) => !json || name !== 'Content-Type')
  const options = [
    ...(headers.length > 0 ? [`headers=${literal(Object.fromEntries(headers), SYNTAX, '    ')}`] : []),
    ...(json ? [`json=${literal(json.value, SYNTAX, '    ')}`] : bodyOption(request)),
  ]
  const call = `response = requests.${request.method.toLowerCase()}(`
  const url = doubleQuoted(request.url)
  const lines = options.length === 0 ? [`${call}${url})`] : [call, ...[url, ...options].map((line) => `    ${line},`), ')']
  return blocks(['import requests'], [...lines, 'print(response.text)'])
}

function bodyOption({ body }: ApiRequest): string[] {
  if (!body) return []
  if (body.kind === 'file') return [`data=open(${doubleQuoted(body.file.name)}, "rb")`]
  if (body.kind === 'text') return [`data=${doubleQuoted(body.text)}${/[^\0-\x7F]/.test(body.text) ? '.encode()' : ''}`]
  const parts = body.parts.map((part) => `        (${doubleQuoted(part.name)}, ${content(part)}),\n`)
  return [`files=[\n${parts.join('')}    ]`]
}

/** Tuple of file name (or `None`), content, and content type. */
function content(part: FormPart): string {
  const type = part.type === undefined ? '' : `, ${doubleQuoted(part.type)}`
  if (!('file' in part)) return `(None, ${doubleQuoted(part.text)}${type})`
  return `(${doubleQuoted(part.file.name)}, open(${doubleQuoted(part.file.name)}, "rb")${type})`
}
