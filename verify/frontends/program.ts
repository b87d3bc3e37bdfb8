import { spawn, type ChildProcess } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { verifyFolder } from '../harness/paths.ts'

/** How long a build may take, in milliseconds. */
const BUILD_LIMIT = 180_000

/** Nobody is told of a build, and nothing of it leaves the machine. */
const QUIET = {
  NODE_OPTIONS: `--require=${join(verifyFolder, 'harness/loopback.cjs')}`,
  NODE_ENV: 'production',
  CI: 'true',
  NO_COLOR: '1',
  FORCE_COLOR: '0',
  DO_NOT_TRACK: '1',
  NEXT_TELEMETRY_DISABLED: '1',
  NUXT_TELEMETRY_DISABLED: '1',
  GATSBY_TELEMETRY_DISABLED: '1',
  NG_CLI_ANALYTICS: 'false',
}

/** Where a program runs: the folder with its packages, the folder that it works in, and what its environment has besides. */
export interface Place {
  packages: string
  folder: string
  env?: Record<string, string>
}

const running = new Set<ChildProcess>()

/** Ends every program at once, with those that it started. */
export function endPrograms(): void {
  for (const child of running) end(child)
}

/** A command at work. */
export class Program {
  readonly #child: ChildProcess
  readonly ended: Promise<number>
  #output = ''

  /** @param command as a shell takes it; it may name commands of the packages */
  constructor(command: string, { packages, folder, env = {} }: Place) {
    this.#child = spawn(command, {
      shell: true,
      cwd: folder,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...QUIET, PATH: [join(packages, 'node_modules/.bin'), process.env.PATH].join(delimiter), ...env },
    })
    running.add(this.#child)
    for (const stream of [this.#child.stdout, this.#child.stderr]) stream!.on('data', (chunk: Buffer) => (this.#output += chunk.toString()))
    this.ended = new Promise((resolve, reject) => {
      this.#child.once('error', reject)
      this.#child.once('close', (code) => {
        running.delete(this.#child)
        resolve(code ?? 1)
      })
    })
  }

  /** What it has printed so far. */
  get output(): string {
    return stripVTControlCharacters(this.#output)
  }

  /** Asks it to end. */
  terminate(): void {
    this.#child.kill('SIGTERM')
  }

  /** Ends it at once, with the processes that it started. */
  stop(): void {
    end(this.#child)
  }
}

/**
 * Runs a command to its end.
 * @throws Error with what it printed when it fails, or takes too long
 */
export async function runToEnd(command: string, place: Place): Promise<void> {
  const program = new Program(command, place)
  const timer = setTimeout(() => program.stop(), BUILD_LIMIT)
  const code = await program.ended
  clearTimeout(timer)
  if (code !== 0) throw new Error(`${command} exited with code ${code}:\n${program.output}`)
}

function end({ pid, exitCode, signalCode }: ChildProcess): void {
  if (pid === undefined || exitCode !== null || signalCode !== null) return
  process.kill(-pid, 'SIGKILL')
}
