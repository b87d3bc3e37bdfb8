import { spawn, type ChildProcess } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { verifyFolder } from '../harness/paths.ts'

/** Time limit for builds, in milliseconds. */
const BUILD_LIMIT = 180_000

/** Disables telemetry and network access of builds. */
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

/** Environment of a program: the folder with its packages, its working directory, and additional environment variables. */
export interface Place {
  packages: string
  folder: string
  env?: Record<string, string>
}

const running = new Set<ChildProcess>()

/** Ends all programs and their child processes immediately. */
export function endPrograms(): void {
  for (const child of running) end(child)
}

/** A running command. */
export class Program {
  readonly #child: ChildProcess
  readonly ended: Promise<number>
  #output = ''

  /** @param command shell command, which can use the packages' commands */
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

  /** Output so far. */
  get output(): string {
    return stripVTControlCharacters(this.#output)
  }

  /** Sends SIGTERM. */
  terminate(): void {
    this.#child.kill('SIGTERM')
  }

  /** Ends it and its child processes immediately. */
  stop(): void {
    end(this.#child)
  }
}

/**
 * Runs a command to its end.
 * @throws Error with its output if it fails or times out
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
