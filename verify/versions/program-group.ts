import { spawn, type ChildProcess } from 'node:child_process'
import { signalGroup } from '../harness/process-group.ts'

/** Time for a group to clean up after a signal, in milliseconds. Must be less than `scripts/run.mjs` waits for this process. */
const PATIENCE = 5000

/** Exit code of a program that was ended with Ctrl-C. */
const INTERRUPTED = 130

/** A Node program to run. */
interface GroupProgram {
  args: string[]
  cwd: string
  env?: Record<string, string>
  /** Time limit, in milliseconds. */
  limit: number
}

/**
 * Runs a Node program to its end. Its child processes end with it, and all of them end if this process receives a signal.
 * @returns its exit code and its output
 * @throws Error if it exceeds its limit
 */
export function runGroup({ args, cwd, env, limit }: GroupProgram): Promise<{ status: number; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd,
      // Starts a new process group.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: limit,
      killSignal: 'SIGKILL',
      env: { ...process.env, ...env, NO_COLOR: '1', FORCE_COLOR: '0' },
    })
    endTogether(child)
    const chunks: Buffer[] = []
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.on('error', reject)
    child.on('close', (status) => {
      const output = Buffer.concat(chunks).toString('utf8')
      if (child.killed) reject(new Error(`The program was stopped after ${limit / 1000} s.\n${output}`))
      else resolve({ status: status ?? 1, output })
    })
  })
}

/** Forwards signals, since a terminal doesn't send Ctrl-C to other process groups. */
function endTogether(child: ChildProcess): void {
  let isInterrupted = false
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
  const interrupt = () => {
    if (isInterrupted) return
    isInterrupted = true
    signalGroup(child, 'SIGTERM')
    setTimeout(() => signalGroup(child, 'SIGKILL'), PATIENCE)
  }
  const stopListening = () => signals.forEach((signal) => process.off(signal, interrupt))
  for (const signal of signals) process.on(signal, interrupt)
  child.once('error', stopListening)
  child.once('exit', () => {
    stopListening()
    signalGroup(child, 'SIGKILL')
    if (isInterrupted) process.exit(INTERRUPTED)
  })
}
