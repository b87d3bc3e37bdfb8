import type { ApiRequest, FormPart } from '../request.ts'
import { literal, type Syntax } from './literal.ts'
import { blocks, headersOf, jsonOf, partsOf, typeOf, type SampleWriter } from './sample.ts'

const SYNTAX: Syntax = {
  string: (text) =>
    `'${JSON.stringify(text)
      .slice(1, -1)
      .replaceAll(String.raw`\"`, '"')
      .replaceAll("'", String.raw`\'`)}'`,
  key: (name) => `${/^[A-Za-z_$][\w$]*$/.test(name) ? name : SYNTAX.string(name)}: `,
  object: ['{ ', ' }'],
  emptyObject: '{}',
  null: 'null',
  booleans: ['true', 'false'],
  indent: '  ',
}
const { string } = SYNTAX

/** For Node.js; also for browsers, unless there are files. */
export const fetchSample: SampleWriter = (request, { isJson }) => {
  const lines = [
    ...(request.method === 'GET' ? [] : [`  method: ${string(request.method)},`]),
    ...options(request, 'body', (json) => `JSON.stringify(${json})`),
  ]
  const call = `const response = await fetch(${string(request.url)}`
  const answer = isJson ? 'json' : 'text'
  return blocks(imports(request), form(request), [
    ...(lines.length === 0 ? [`${call});`] : [`${call}, {`, ...lines, '});']),
    `console.log(await response.${answer}());`,
  ])
}

/** For Node.js; also for browsers, unless there are files. */
export const axios: SampleWriter = (request) =>
  blocks(["import axios from 'axios';", ...imports(request)], form(request), [
    'const response = await axios({',
    `  method: ${string(request.method.toLowerCase())},`,
    `  url: ${string(request.url)},`,
    ...options(request, 'data'),
    '});',
    'console.log(response.data);',
  ])

function imports({ body }: ApiRequest): string[] {
  const hasFiles = body?.kind === 'file' || partsOf(body)?.some((part) => 'file' in part)
  return hasFiles ? ["import { openAsBlob } from 'node:fs';"] : []
}

function form({ body }: ApiRequest): string[] {
  const parts = partsOf(body)
  return parts ? ['const form = new FormData();', ...parts.map((part) => `form.append(${string(part.name)}, ${content(part)});`)] : []
}

function content(part: FormPart): string {
  const type = typeOption(part.type)
  if ('file' in part) return `await openAsBlob(${string(part.file.name)}${type}), ${string(part.file.name)}`
  return type === '' ? string(part.text) : `new Blob([${string(part.text)}]${type})`
}

function typeOption(type: string | undefined): string {
  return type === undefined ? '' : `, { type: ${string(type)} }`
}

/** Headers and body as properties of an options object. */
function options(request: ApiRequest, name: string, writeJson = (json: string) => json): string[] {
  const headers = headersOf(request)
  const lines = headers.length === 0 ? [] : [`headers: ${literal(Object.fromEntries(headers), SYNTAX, '  ')}`]
  const { body } = request
  const json = jsonOf(request)
  if (json) lines.push(`${name}: ${writeJson(literal(json.value, SYNTAX, '  '))}`)
  else if (body?.kind === 'form') lines.push(`${name}: form`)
  else if (body?.kind === 'file') lines.push(`${name}: await openAsBlob(${string(body.file.name)}${typeOption(typeOf(request))})`)
  else if (body) lines.push(`${name}: ${string(body.text)}`)
  return lines.map((line) => `  ${line},`)
}
