import { initialFields } from './initial-fields.ts'
import type { ApiReference, BodyInput, Operation } from './reference.ts'
import { parameterKey, requestOf, type BodyValues } from './request.ts'
import { curl } from './samples/curl.ts'
import { go } from './samples/go.ts'
import { axios, fetchSample } from './samples/javascript.ts'
import { php } from './samples/php.ts'
import { python } from './samples/python.ts'
import { ruby } from './samples/ruby.ts'

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
export function requestSamples(operation: Operation, { servers, auth }: Pick<ApiReference, 'servers' | 'auth'>): RequestSample[] {
  const [input] = operation.body?.media.map((media) => media.input) ?? []
  const required = operation.parameters.filter(({ isRequired }) => isRequired)
  const schemes = auth.filter(({ name }) => operation.auth[0]?.includes(name))
  const request = requestOf(operation, {
    server: absolute(servers[0]?.url ?? '/'),
    parameters: Object.fromEntries(required.map((parameter) => [parameterKey(parameter), parameter.example ?? parameter.name])),
    auth: schemes.map((scheme) => ({ scheme, secret: scheme.kind === 'basic' ? NAME_AND_PASSWORD : TOKEN })),
    body: input && { input, values: exampleValues(input) },
  })
  const success = operation.responses.find(({ status }) => status.startsWith('2'))
  const isJson = operation.method !== 'HEAD' && (success?.media.some(({ type }) => /\bjson\b/.test(type)) ?? false)
  return LANGUAGES.map(({ write, ...sample }) => ({ ...sample, code: write(request, { isJson }) }))
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
