import { execFile } from 'node:child_process'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { engineRoot } from '../../build/engine-root.ts'

/** A configuration that takes longer probably waits for something that isn't available. */
const TIMEOUT = 20_000
const MAX_OUTPUT = 16 * 1024 * 1024
/** Separates the result from a module's own output. */
const MARK = '\n--- what the module exports ---\n'

const PROGRAM = `
const { default: exported } = await import(process.argv[1])
const value = await (typeof exported === 'function' ? exported() : exported)
const seen = new Set()
const plain = (key, value) => {
  if (typeof value === 'function' || typeof value === 'bigint') return undefined
  if (value instanceof RegExp) return undefined
  return value
}
process.stdout.write(${JSON.stringify(MARK)} + JSON.stringify(value ?? null, plain), () => process.exit(0))
`

/**
 * Runs a module in a separate process, with the packages of its project and a time limit, and returns its default export.
 * @returns a JSON value; functions are left out
 * @throws Error with the first line of the error message
 */
export async function runModule(file: string): Promise<unknown> {
  const hooks = pathToFileURL(join(engineRoot, 'scripts/typescript.mjs')).href
  const args = ['--import', hooks, '--input-type=module', '--eval', PROGRAM, pathToFileURL(file).href]
  const env = { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', NODE_ENV: 'production' }
  try {
    const options = { cwd: dirname(file), env, timeout: TIMEOUT, killSignal: 'SIGKILL', maxBuffer: MAX_OUTPUT } as const
    const { stdout } = await promisify(execFile)(process.execPath, args, options)
    return JSON.parse(stdout.slice(stdout.lastIndexOf(MARK) + MARK.length)) as unknown
  } catch (error) {
    throw new Error(reasonOf(error as Error & { killed?: boolean; stderr?: string }), { cause: error })
  }
}

function reasonOf({ killed, stderr, message }: Error & { killed?: boolean; stderr?: string }): string {
  if (killed) return `it didn’t finish within ${TIMEOUT / 1000} seconds`
  const line = (stderr ?? message).split('\n').find((each) => /\b\w*Error\b.*:/.test(each))
  return (line ?? message.split('\n')[0] ?? '')
    .replaceAll(/file:\/\/\S*\//g, '')
    .trim()
    .slice(0, 200)
}
