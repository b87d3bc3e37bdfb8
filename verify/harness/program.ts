import { spawn } from 'node:child_process'
import { PROCESS_LIMIT } from './limits.ts'
import { verifyFolder } from './paths.ts'

/** A program to run. */
export interface Program {
  command: string
  args: string[]
  input?: string
  cwd?: string
  env?: Record<string, string>
  /** Timeout in milliseconds, if different from `PROCESS_LIMIT`. */
  limit?: number
}

/**
 * Runs a program.
 * @returns its exit code, and its combined output
 * @throws {Error} if it isn't installed, or exceeds its timeout
 */
export function runProgram({
  command,
  args,
  input,
  cwd = verifyFolder,
  env,
  limit = PROCESS_LIMIT,
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
    child.on('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'ENOENT' ? new Error(`${command} isn’t installed on this machine.`) : error)
    })
    child.on('close', (status) => {
      const output = Buffer.concat(chunks).toString('utf8')
      if (child.killed) reject(new Error(`The program was stopped after ${limit / 1000} s.${output === '' ? '' : `\n${output}`}`))
      else resolve({ status: status ?? 1, output })
    })
    child.stdin.on('error', () => undefined)
    child.stdin.end(input ?? '')
  })
}
