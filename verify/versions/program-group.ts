import { spawn, type ChildProcess } from 'node:child_process'
import { signalGroup } from '../harness/process-group.ts'

/** How long a group that was told to end may take to clean up, in milliseconds: less than `scripts/run.mjs` waits for this process. */
const PATIENCE = 5000

/** What a shell reports for a program that Ctrl-C ended. */
const INTERRUPTED = 130

/** A Node program to run. */
interface GroupProgram {
  args: string[]
  cwd: string
  env?: Record<string, string>
  /** How long it may take, in milliseconds. */
  limit: number
}

/**
 * Runs a Node program to its end. The processes that it starts end with it, and all of them when this process is told to end.
 * @returns its exit code, and what it printed to both of its outputs
 * @throws Error when it takes longer than its limit
 */
export function runGroup({ args, cwd, env, limit }: GroupProgram): Promise<{ status: number; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd,
      // A group of its own.
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

/** A terminal doesn't pass Ctrl-C on to a group of its own, so this process does. */
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
