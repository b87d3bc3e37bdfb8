import type { ApiRequest, FormPart } from '../request.ts'
import { literal, singleQuoted, type Syntax } from './literal.ts'
import { headersOf, jsonOf, type SampleWriter } from './sample.ts'

const SYNTAX: Syntax = {
  string: singleQuoted,
  key: (name) => `${singleQuoted(name)} => `,
  object: ['[', ']'],
  // `[]` would be encoded as an empty list.
  emptyObject: 'new stdClass()',
  null: 'null',
  booleans: ['true', 'false'],
  indent: '  ',
}

/** Uses the cURL extension. */
export const php: SampleWriter = (request) => {
  const headers = headersOf(request).map((header) => header.join(': '))
  const options = [
    'CURLOPT_RETURNTRANSFER => true',
    request.method === 'HEAD' ? 'CURLOPT_NOBODY => true' : `CURLOPT_CUSTOMREQUEST => ${singleQuoted(request.method)}`,
    ...(headers.length > 0 ? [`CURLOPT_HTTPHEADER => ${literal(headers, SYNTAX, '  ')}`] : []),
    ...bodyOption(request),
  ]
  return [
    '<?php',
    '',
    `$curl = curl_init(${singleQuoted(request.url)});`,
    'curl_setopt_array($curl, [',
    ...options.map((option) => `  ${option},`),
    ']);',
    'echo curl_exec($curl);',
  ].join('\n')
}

function bodyOption(request: ApiRequest): string[] {
  const { body } = request
  const json = jsonOf(request)
  if (json) return [`CURLOPT_POSTFIELDS => json_encode(${literal(json.value, SYNTAX, '  ')})`]
  if (!body) return []
  if (body.kind === 'text') return [`CURLOPT_POSTFIELDS => ${singleQuoted(body.text)}`]
  if (body.kind === 'file') return [`CURLOPT_POSTFIELDS => file_get_contents(${singleQuoted(body.file.name)})`]
  // PHP arrays have unique keys, so only the first of several parts with the same name is shown.
  const parts = new Map(body.parts.toReversed().map((part) => [part.name, `    ${singleQuoted(part.name)} => ${content(part)},\n`]))
  return [`CURLOPT_POSTFIELDS => [\n${[...parts.values()].toReversed().join('')}  ]`]
}

function content(part: FormPart): string {
  if (!('file' in part)) return singleQuoted(part.text)
  return `new CURLFile(${singleQuoted(part.file.name)}${part.type === undefined ? '' : `, ${singleQuoted(part.type)}`})`
}
