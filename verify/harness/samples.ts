import { request as httpRequest } from 'node:http'
import { inspect } from 'node:util'
import { readRequest } from '../../playground/read-request.ts'
import type { Answer } from './answer.ts'
import { runClientProgram } from './client.ts'
import { credentials } from './credentials.ts'
import { runInFramework, type ProjectFile } from './framework.ts'
import { insideFunction } from './inside.ts'
import type { Instance } from './instance.ts'

/** A sample to run in an instance. */
export interface Sample {
  kind: 'rest' | 'graphql' | 'document-service'
  language: string
  code: string
  as?: string
  /** Framework that calls the sample, if it doesn't run on its own. */
  framework?: string
  /** Path in the framework's project. */
  path?: string
  /** Other files of that project. */
  files?: ProjectFile[]
  throws: boolean
  /** Variables of a GraphQL operation, as JSON. */
  variables?: string
}

/**
 * Runs a sample.
 * @throws {Error} if the sample doesn't behave as documented
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

/** Sends the request in an `http` fence. */
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
    // Encode the URL like a browser.
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

/** Runs a client program; its answer is the server's last response. */
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
