import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { inspect } from 'node:util'
import type { Answer } from './answer.ts'
import { credentials } from './credentials.ts'
import { insideFunction } from './inside.ts'
import type { Instance } from './instance.ts'
import { SAMPLE_HOST, verifyFolder, workFolder } from './paths.ts'

/** A sample, ready to be run in an instance. */
export interface Sample {
  kind: 'rest' | 'graphql' | 'document-service'
  language: string
  code: string
  as?: string
  /** Who calls the sample, if it does nothing by itself. */
  framework?: string
  throws: boolean
  /** JSON text of a GraphQL operation's variables. */
  variables?: string
}

/** How long a program may take, in milliseconds; whoever waits for a sample has given up by then. */
const PROGRAM_LIMIT = 60_000

/** Programs that run client code, given on standard input. */
const interpreters: Record<string, [string, ...string[]]> = {
  bash: ['bash', '-euo', 'pipefail'],
  js: [process.execPath, '--input-type=module', '-'],
  python: ['python3', '-'],
  php: ['php'],
  ruby: ['ruby', '-'],
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
  if (sample.throws) throw new Error('The sample should throw, and it didn’t.')
  if (printed.length > 0) return { kind: 'text', text: printed.join('\n') }
  const json = JSON.stringify(value) as string | undefined
  return { kind: 'value', ...(json === undefined ? {} : { json }) }
}

/** Sends what an `http` fence holds: request line (its query may go on over several lines), headers, empty line, body. */
async function sendHttp(sample: Sample, instance: Instance): Promise<Answer> {
  const [head = '', ...bodyParts] = sample.code.split(/\n[ \t]*\n/)
  const [first = '', ...lines] = head.split('\n')
  let target = first
  while (/^\s*[?&/]/.test(lines[0] ?? '')) target += lines.shift()!.trim()
  const [, method, address] = /^([A-Z]+)\s+(\S.*?)(?:\s+HTTP\/[\d.]+)?$/.exec(target) ?? []
  if (!method || !address) throw new Error(`“${first}” isn’t a request line such as “GET /api/restaurants”.`)
  const headers = Object.fromEntries(
    lines.map((line) => {
      const [, name, value] = /^([\w-]+):\s*(.*)$/.exec(line) ?? []
      if (!name) throw new Error(`“${line}” isn’t a header such as “Content-Type: application/json”.`)
      return [name.toLowerCase(), value!]
    }),
  )
  const body = bodyParts.join('\n\n')
  if (body !== '' && !headers['content-type']) headers['content-type'] = 'application/json'
  return send(instance, {
    method,
    path: address.replace(/^https?:\/\/[^/]+/, ''),
    headers: { ...headers, ...(await authorize(sample.as, instance)) },
    body,
  })
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
  if (!credential) throw new Error(`There are no credentials "${name}". Known: ${Object.keys(credentials).join(', ')}.`)
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
  await (sample.framework === undefined ? runClientProgram(sample, host) : runModule(sample, sample.framework, host))
  return answerOf(instance)
}

/**
 * Runs a program that talks to an application at `host`.
 * @returns what it printed
 */
export async function runClientProgram({ language, code }: Pick<Sample, 'language' | 'code'>, host: string): Promise<string> {
  const [command, ...args] = interpreters[language] ?? []
  if (!command) throw new Error(`Nothing here runs "${language}". Known: http, ${Object.keys(interpreters).join(', ')}.`)
  const { status, output } = await runProgram({
    command,
    args,
    input: code.replaceAll(SAMPLE_HOST, host),
    env: tokenForSamples(),
  })
  if (status !== 0) throw new Error(`The program ended with ${status}:\n${output}`)
  return output
}

/** Has a framework's stand-in call a module that talks to an application at `host`. */
async function runModule({ language, code }: Sample, framework: string, host: string): Promise<void> {
  const caller = join(verifyFolder, 'frameworks', `${framework}.mjs`)
  if (!existsSync(caller)) throw new Error(`There is no framework "${framework}" (verify/frameworks/${framework}.mjs).`)
  await mkdir(workFolder, { recursive: true })
  const folder = await mkdtemp(join(workFolder, 'module-'))
  try {
    const isTypeScript = language === 'ts'
    const file = join(folder, isTypeScript ? 'sample.mts' : /^(?:import|export) /m.test(code) ? 'sample.mjs' : 'sample.cjs')
    await writeFile(file, code.replaceAll(SAMPLE_HOST, host))
    const [callerUrl, fileUrl] = [caller, file].map((path) => JSON.stringify(pathToFileURL(path).href))
    const { status, output } = await runProgram({
      command: process.execPath,
      args: [...(isTypeScript ? ['--import', 'tsx'] : []), '--input-type=module', '-'],
      input: `import call from ${callerUrl}\nawait call(await import(${fileUrl}))`,
      env: { ...tokenForSamples(), STRAPI_URL: `http://${host}` },
    })
    if (status !== 0) throw new Error(`The module ended with ${status}:\n${output}`)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function tokenForSamples(): { STRAPI_TOKEN: string } {
  return { STRAPI_TOKEN: (credentials['full-access'] as { token: string }).token }
}

async function answerOf(instance: Instance): Promise<Answer> {
  const answer = await instance.lastAnswer()
  if (!answer) throw new Error('The sample sent no request.')
  return answer
}

export interface Program {
  command: string
  args: string[]
  input?: string
  cwd?: string
  env?: Record<string, string>
  /** How long it may take, in milliseconds. */
  limit?: number
}

/** Runs a program to its end. */
export function runProgram({
  command,
  args,
  input,
  cwd = verifyFolder,
  env,
  limit = PROGRAM_LIMIT,
}: Program): Promise<{ status: number; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      timeout: limit,
      killSignal: 'SIGKILL',
      env: { ...process.env, ...env, NO_COLOR: '1', FORCE_COLOR: '0' },
    })
    const chunks: Buffer[] = []
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.on('error', reject)
    child.on('close', (status) => resolve({ status: status ?? 1, output: Buffer.concat(chunks).toString('utf8') }))
    child.stdin.on('error', () => undefined)
    child.stdin.end(input ?? '')
  })
}
