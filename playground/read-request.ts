import type { PlaygroundRequest } from './protocol.ts'

/**
 * Parses an `http` sample: request line, whose query may span several lines, headers, an empty line, and body.
 * @throws {Error} that contains the invalid line
 */
export function readRequest(code: string): PlaygroundRequest {
  const [head = '', ...bodyParts] = code.split(/\n[ \t]*\n/)
  const [first = '', ...lines] = head.split('\n')
  let target = first
  while (/^\s*[?&/]/.test(lines[0] ?? '')) target += lines.shift()!.trim()
  const [, method, address] = /^([A-Z]+)\s+(\S.*?)(?:\s+HTTP\/[\d.]+)?$/.exec(target) ?? []
  if (!method || !address) throw new Error(`“${first}” isn’t a request line such as “GET /api/restaurants”.`)
  const headers = Object.fromEntries(lines.map(readHeader))
  const body = bodyParts.join('\n\n')
  if (body !== '' && !headers['content-type']) headers['content-type'] = 'application/json'
  return { method, path: address.replace(/^https?:\/\/[^/]+/, ''), headers, body }
}

function readHeader(line: string): [string, string] {
  const [, name, value] = /^([\w-]+):\s*(.*)$/.exec(line) ?? []
  if (!name) throw new Error(`“${line}” isn’t a header such as “Content-Type: application/json”.`)
  return [name.toLowerCase(), value!]
}
