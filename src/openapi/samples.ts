import { initialFields } from './initial-fields.ts'
import { consoleProps, type ConsoleProps } from './console.ts'
import type { ApiReference, BodyInput, Operation } from './reference.ts'
import { parameterKey, requestOf, type BodyValues, type RequestShape, type RequestValues } from './request.ts'
import { curl } from './samples/curl.ts'
import { go } from './samples/go.ts'
import { axios, fetchSample } from './samples/javascript.ts'
import { php } from './samples/php.ts'
import { python } from './samples/python.ts'
import { ruby } from './samples/ruby.ts'
import { isEmpty } from './values.ts'

/** Sample code of a request in one language. */
export interface RequestSample {
  value: string
  label: string
  /** Language for syntax highlighting. */
  language: string
  code: string
}

const LANGUAGES = [
  { value: 'curl', label: 'curl', language: 'bash', write: curl },
  { value: 'fetch', label: 'fetch', language: 'js', write: fetchSample },
  { value: 'axios', label: 'axios', language: 'js', write: axios },
  { value: 'python', label: 'Python', language: 'python', write: python },
  { value: 'php', label: 'PHP', language: 'php', write: php },
  { value: 'go', label: 'Go', language: 'go', write: go },
  { value: 'ruby', label: 'Ruby', language: 'ruby', write: ruby },
]

/** Placeholders for secrets. */
const TOKEN = 'YOUR_TOKEN'
const NAME_AND_PASSWORD = 'name:password'

/** Generates samples of an operation in all languages, with example values for required parameters. */
export function requestSamples(operation: Operation, api: Pick<ApiReference, 'servers' | 'auth'>): RequestSample[] {
  return samplesOf(consoleProps(operation, api))
}

/**
 * Generates samples of a request in all languages. Without input, required parameters have example values. Secrets are replaced
 * by placeholders.
 * @throws {SyntaxError} if a JSON field has invalid input
 */
export function samplesOf({ operation, servers, auth, bodies, answersJson }: ConsoleProps, filled?: RequestValues): RequestSample[] {
  const [input] = bodies
  const schemes = filled?.auth?.map(({ scheme }) => scheme) ?? auth[0] ?? []
  const request = requestOf(operation, {
    server: absolute(filled && URL.canParse(filled.server) ? filled.server : (servers[0]?.url ?? '/')),
    parameters: Object.fromEntries(
      operation.parameters.map((parameter) => [
        parameterKey(parameter),
        filled?.parameters[parameterKey(parameter)] || exampleOf(parameter),
      ]),
    ),
    auth: schemes.map((scheme) => ({ scheme, secret: scheme.kind === 'basic' ? NAME_AND_PASSWORD : TOKEN })),
    body: filled ? withFiles(filled.body) : input && { input, values: exampleValues(input) },
  })
  return LANGUAGES.map(({ write, ...sample }) => ({ ...sample, code: write(request, { isJson: answersJson }) }))
}

function exampleOf({ isRequired, example, name }: RequestShape['parameters'][number]): string {
  return isRequired ? (example ?? name) : ''
}

/** Adds example names for files that haven't been chosen yet. */
function withFiles(body: RequestValues['body']): RequestValues['body'] {
  if (!body) return undefined
  const examples = exampleValues(body.input)
  const values = Object.entries(body.values).map(([name, value]) => [
    name,
    typeof value !== 'string' && isEmpty(value) ? (examples[name] ?? value) : value,
  ])
  return { ...body, values: Object.fromEntries(values) as BodyValues }
}

function exampleValues({ fields }: BodyInput): BodyValues {
  return Object.fromEntries(
    initialFields(fields).map(({ name, kind, example = '' }) => [name, kind === 'file' || kind === 'files' ? [file(example)] : example]),
  )
}

/** Relative server URLs refer to the document's origin, which is unknown here. */
function absolute(server: string): string {
  return URL.canParse(server) ? server : `https://localhost${server.startsWith('/') ? '' : '/'}${server}`
}

function file(name: string) {
  return { name, type: '' }
}
