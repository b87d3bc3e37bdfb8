import { join } from 'node:path'
import { credentials } from './credentials.ts'
import { runGo } from './go.ts'
import { CLIENT_LIMIT } from './limits.ts'
import { SAMPLE_HOST, verifyFolder } from './paths.ts'
import { runProgram, type Program } from './program.ts'

/** Fails on undefined variables, which PHP ignores by default. */
export const php: [string, ...string[]] = ['php', '-d', `auto_prepend_file=${join(verifyFolder, 'harness/strict.php')}`]

/** Programs that run client code from standard input. */
const interpreters: Record<string, [string, ...string[]]> = {
  bash: ['bash', '-euo', 'pipefail'],
  js: [process.execPath, '--input-type=module', '-'],
  python: [process.env.PYTHON ?? 'python3', '-'],
  php,
  ruby: ['ruby', '-'],
}

/**
 * Runs a program that sends requests to an application at `host`.
 * @returns its output
 */
export async function runClientProgram({ language, code }: { language: string; code: string }, host: string): Promise<string> {
  const input = code.replaceAll(SAMPLE_HOST, host)
  if (language === 'go') return runGo(input, clientSettings())
  const [command, ...args] = interpreters[language] ?? []
  if (!command) throw new Error(`The harness can’t run "${language}". Available: http, ${Object.keys(interpreters).join(', ')}, go.`)
  const { status, output } = await runProgram({ command, args, input, ...clientSettings() })
  if (status !== 0) throw new Error(`The program exited with code ${status}:\n${output}`)
  return output
}

/** Returns the settings of programs that send requests to an application. */
export function clientSettings(): Required<Pick<Program, 'env' | 'limit'>> {
  return { env: { STRAPI_TOKEN: (credentials['full-access'] as { token: string }).token }, limit: CLIENT_LIMIT }
}
