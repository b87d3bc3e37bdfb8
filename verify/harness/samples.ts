import { request as httpRequest } from 'node:http'
import { inspect } from 'node:util'
import { readRequest } from '../../playground/read-request.ts'
import type { Answer } from './answer.ts'
import { runClientProgram } from './client.ts'
import { credentials } from './credentials.ts'
import { runInFramework, type ProjectFile } from './framework.ts'
import { insideFunction } from './inside.ts'
import type { Instance } from './instance.ts'

/** A sample, ready to be run in an instance. */
export interface Sample {
  kind: 'rest' | 'graphql' | 'document-service'
  language: string
  code: string
  as?: string
  /** Who calls the sample, if it does nothing by itself. */
  framework?: string
  /** Where it stands in a project of the framework. */
  path?: string
  /** The other files of that project. */
  files?: ProjectFile[]
  throws: boolean
  /** JSON text of a GraphQL operation's variables. */
  variables?: string
}

/**
 * Runs one sample.
 * @throws Error that says why the sample didn't do what its document says
 */
export async function runSample(sample: Sample, instance: Instance): Promise<Answer> {
  if (sample.kind === 'document-service') return runInside(sample, instance)
  if (sample.kind === 'graphql') return sendGraphql(sample, instance)
  if (sample.language === 'http') return sendHttp(sample, instance)
  return runClient(sample, instance)
}

async function runInside(sample: Sample, instance: Instance): Promise<Answer> {
  const printed: string[] = []
  const print = (...values: unknown[]) =>
    void printed.push(values.map((value) => (typeof value === 'string' ? value : inspect(value))).join(' '))
  let value: unknown
  try {
    value = await insideFunction(sample.code)(instance.strapi, { ...console, log: print, info: print, warn: print, error: print })
  } catch (error) {
    if (!sample.throws || !(error instanceof Error) || error instanceof SyntaxError) throw error
    const { name, message, details } = error as Error & { details?: unknown }
    const hasDetails = details !== undefined && JSON.stringify(details) !== '{}'
    return { kind: 'error', name, message, ...(hasDetails ? { details: JSON.stringify(details) } : {}) }
  }
  if (sample.throws) throw new Error('The sample should throw an error, but it didn’t.')
  if (printed.length > 0) return { kind: 'text', text: printed.join('\n') }
  const json = JSON.stringify(value) as string | undefined
  return { kind: 'value', ...(json === undefined ? {} : { json }) }
}

/** Sends what an `http` fence holds. */
async function sendHttp(sample: Sample, instance: Instance): Promise<Answer> {
  const { method, path, headers, body } = readRequest(sample.code)
  return send(instance, { method, path, headers: { ...headers, ...(await authorize(sample.as, instance)) }, body: body ?? '' })
}

async function sendGraphql(sample: Sample, instance: Instance): Promise<Answer> {
  const body = JSON.stringify({
    query: sample.code,
    ...(sample.variables === undefined ? {} : { variables: JSON.parse(sample.variables) as unknown }),
  })
  const headers = { 'content-type': 'application/json', ...(await authorize(sample.as, instance)) }
  return send(instance, { method: 'POST', path: '/graphql', headers, body })
}

async function authorize(name: string | undefined, instance: Instance): Promise<Record<string, string>> {
  if (name === undefined) return {}
  const credential = credentials[name]
  if (!credential) throw new Error(`Unknown credentials "${name}". Available: ${Object.keys(credentials).join(', ')}.`)
  if ('token' in credential) return { authorization: `Bearer ${credential.token}` }
  const answer = await send(instance, {
    method: 'POST',
    path: '/api/auth/local',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(credential),
  })
  const { jwt } = JSON.parse((answer as { body: string }).body) as { jwt?: string }
  if (!jwt) throw new Error(`${name} can’t log in.`)
  return { authorization: `Bearer ${jwt}` }
}

interface Request {
  method: string
  path: string
  headers: Record<string, string>
  body: string
}

async function send(instance: Instance, { method, path, headers, body }: Request): Promise<Answer> {
  await new Promise<void>((resolve, reject) => {
    // An address as a reader types it: what a browser would encode, is.
    const encoded = path.replace(/[^\x21-\x7E]/g, encodeURIComponent)
    const request = httpRequest({ host: '127.0.0.1', port: instance.port, method, path: encoded, headers, agent: false }, (response) => {
      response.resume()
      response.on('close', resolve)
    })
    request.on('error', reject)
    request.end(body)
  })
  return answerOf(instance)
}

/** Runs a program that talks to the API; its answer is the last one that the server gave. */
async function runClient(sample: Sample, instance: Instance): Promise<Answer> {
  const host = `127.0.0.1:${instance.port}`
  const { framework } = sample
  await (framework === undefined ? runClientProgram(sample, host) : runInFramework({ ...sample, framework }, host))
  return answerOf(instance)
}

async function answerOf(instance: Instance): Promise<Answer> {
  const answer = await instance.lastAnswer()
  if (!answer) throw new Error('The sample didn’t send a request.')
  return answer
}
