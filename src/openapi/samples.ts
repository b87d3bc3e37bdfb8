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

/** A request in one language. */
export interface RequestSample {
  value: string
  label: string
  /** Of the code, for its colors. */
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

/** Stand for the reader's own. */
const TOKEN = 'YOUR_TOKEN'
const NAME_AND_PASSWORD = 'name:password'

/** The request of an operation in every language, with example values for what it must have. */
export function requestSamples(operation: Operation, api: Pick<ApiReference, 'servers' | 'auth'>): RequestSample[] {
  return samplesOf(consoleProps(operation, api))
}

/**
 * A request in every language. Where nothing is filled in yet, there are example values for what it must have; secrets are never shown.
 * @throws SyntaxError when a field should be JSON and isn't
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

/** Files that are still to be chosen have names, too. */
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

/** An address without a server means the one that the document came from, which nobody knows here. */
function absolute(server: string): string {
  return URL.canParse(server) ? server : `https://localhost${server.startsWith('/') ? '' : '/'}${server}`
}

function file(name: string) {
  return { name, type: '' }
}
