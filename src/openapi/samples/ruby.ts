import type { ApiRequest, FormPart } from '../request.ts'
import { literal, singleQuoted, type Syntax } from './literal.ts'
import { blocks, headersOf, jsonOf, type SampleWriter } from './sample.ts'

const SYNTAX: Syntax = {
  string: singleQuoted,
  key: (name) => `${singleQuoted(name)} => `,
  object: ['{ ', ' }'],
  emptyObject: '{}',
  null: 'nil',
  booleans: ['true', 'false'],
  indent: '  ',
}

/** Uses the standard library. */
export const ruby: SampleWriter = (request) => {
  const method = request.method[0] + request.method.slice(1).toLowerCase()
  return blocks(
    [jsonOf(request) && "require 'json'", "require 'net/http'"],
    [
      `url = URI(${singleQuoted(request.url)})`,
      `request = Net::HTTP::${method}.new(url)`,
      ...headersOf(request).map(([name, value]) => `request[${singleQuoted(name)}] = ${singleQuoted(value)}`),
      ...bodyLines(request),
    ],
    [
      "response = Net::HTTP.start(url.host, url.port, use_ssl: url.scheme == 'https') do |http|",
      '  http.request(request)',
      'end',
      'puts response.body',
    ],
  )
}

function bodyLines(request: ApiRequest): string[] {
  const { body } = request
  const json = jsonOf(request)
  if (json) return [`request.body = JSON.generate(${literal(json.value, SYNTAX)})`]
  if (!body) return []
  if (body.kind === 'text') return [`request.body = ${singleQuoted(body.text)}`]
  if (body.kind === 'file') return [`request.body = File.binread(${singleQuoted(body.file.name)})`]
  return [`request.set_form([\n${body.parts.map((part) => `  ${content(part)},\n`).join('')}], 'multipart/form-data')`]
}

function content(part: FormPart): string {
  const options = part.type === undefined ? '' : `, { content_type: ${singleQuoted(part.type)} }`
  const value = 'file' in part ? `File.open(${singleQuoted(part.file.name)})` : singleQuoted(part.text)
  return `[${singleQuoted(part.name)}, ${value}${options}]`
}
