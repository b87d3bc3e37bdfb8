import type { ApiRequest, FormPart } from '../request.ts'
import { doubleQuoted } from './literal.ts'
import { blocks, headersOf, jsonOf, type SampleWriter } from './sample.ts'

/** Uses the standard library. */
export const go: SampleWriter = (request) => {
  const { method, url, body } = request
  const { packages, lines, reader } = bodyReader(request)
  const imports = ['fmt', 'io', 'log', 'net/http', ...packages].toSorted().map((name) => `\t"${name}"`)
  const headers = headersOf(request).map(([name, value]) => `request.Header.Set(${doubleQuoted(name)}, ${doubleQuoted(value)})`)
  if (body?.kind === 'form') headers.push('request.Header.Set("Content-Type", form.FormDataContentType())')
  const send = [
    `request, err := http.NewRequest(${doubleQuoted(method)}, ${doubleQuoted(url)}, ${reader})`,
    ...checked,
    ...headers,
    'response, err := http.DefaultClient.Do(request)',
    ...checked,
    'answer, _ := io.ReadAll(response.Body)',
    'fmt.Println(string(answer))',
  ]
  return blocks(['package main'], ['import (', ...imports, ')'], ['func main() {', ...[...lines, ...send].map((line) => `\t${line}`), '}'])
}

const checked = ['if err != nil {', '\tlog.Fatal(err)', '}']

/** Expression for the request's body, with the lines that create it and the packages that they need. */
function bodyReader(request: ApiRequest): { packages: string[]; lines: string[]; reader: string } {
  const { body } = request
  if (!body) return { packages: [], lines: [], reader: 'nil' }
  if (body.kind === 'text')
    return { packages: ['strings'], lines: [`body := strings.NewReader(${text(request, body.text)})`], reader: 'body' }
  if (body.kind === 'file') return { packages: ['os'], lines: [`body, _ := os.Open(${doubleQuoted(body.file.name)})`], reader: 'body' }
  const hasFiles = body.parts.some((part) => 'file' in part)
  const hasTypes = body.parts.some(({ type }) => type !== undefined)
  return {
    packages: ['bytes', 'mime/multipart', ...(hasFiles ? ['os'] : []), ...(hasTypes ? ['net/textproto'] : [])],
    lines: ['body := &bytes.Buffer{}', 'form := multipart.NewWriter(body)', ...body.parts.flatMap(writePart), 'form.Close()'],
    reader: 'body',
  }
}

/** Formats JSON as a raw string if possible. */
function text(request: ApiRequest, source: string): string {
  return jsonOf(request) && !source.includes('`') ? `\`${source}\`` : doubleQuoted(source)
}

function writePart(part: FormPart, index: number): string[] {
  if (!('file' in part) && part.type === undefined) return [`form.WriteField(${doubleQuoted(part.name)}, ${doubleQuoted(part.text)})`]
  const [file, target] = [`file${index + 1}`, `part${index + 1}`]
  if (!('file' in part)) return [...createPart(target, part), `io.WriteString(${target}, ${doubleQuoted(part.text)})`]
  return [`${file}, _ := os.Open(${doubleQuoted(part.file.name)})`, ...createPart(target, part), `io.Copy(${target}, ${file})`]
}

/** Parts with their own content type need explicit headers. */
function createPart(target: string, part: FormPart): string[] {
  const name = doubleQuoted(part.name)
  if (part.type === undefined && 'file' in part) return [`${target}, _ := form.CreateFormFile(${name}, ${doubleQuoted(part.file.name)})`]
  const file = 'file' in part ? `; filename=${doubleQuoted(part.file.name)}` : ''
  return [
    `${target}, _ := form.CreatePart(textproto.MIMEHeader{`,
    `\t"Content-Disposition": {${doubleQuoted(`form-data; name=${name}${file}`)}},`,
    `\t"Content-Type":        {${doubleQuoted(part.type ?? '')}},`,
    '})',
  ]
}
