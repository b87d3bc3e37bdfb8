import { fork, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { InstanceOptions } from './instance.ts'
import { PROCESS_LIMIT, SAMPLE_LIMIT } from './limits.ts'
import { typescriptLoader } from './paths.ts'
import { signalGroup } from './process-group.ts'
import type { Report, Task } from './worker.ts'

/** Length of the kept output in characters, for startup errors. */
const OUTPUT_KEPT = 4000

/** Thrown if the process hangs or crashes, and has to be replaced. */
export class ProcessLost extends Error {}

/** Thrown if Strapi fails to start; the message includes its output. */
export class NotStarted extends Error {
  /** First line of the message, without the error's class. */
  readonly reason: string

  constructor(cause: Error, printed: string) {
    const told = cause.message.replace(/^\w+: /, '')
    super([`Strapi doesn’t start: ${told}`, printed].filter(Boolean).join('\n'), { cause })
    this.reason = told.split('\n')[0]!
  }
}

/** Strapi in a separate process, which isolates hanging and crashing samples. */
export class StrapiProcess {
  static readonly #running = new Set<ChildProcess>()
  readonly #child: ChildProcess
  #output = ''
  #port = 0

  private constructor() {
    this.#child = fork(fileURLToPath(new URL('worker.ts', import.meta.url)), [], {
      execArgv: ['--require', fileURLToPath(new URL('stable.cjs', import.meta.url)), '--import', typescriptLoader],
      silent: true,
      // A separate process group, to also kill the programs that samples start.
      detached: true,
      env: { ...process.env, STRAPI_TELEMETRY_DISABLED: 'true', NODE_ENV: 'development', NO_COLOR: '1', FORCE_COLOR: '0' },
    })
    const keep = (chunk: Buffer) => (this.#output = (this.#output + chunk.toString('utf8')).slice(-OUTPUT_KEPT))
    this.#child.stdout!.on('data', keep)
    this.#child.stderr!.on('data', keep)
    StrapiProcess.#running.add(this.#child)
    this.#child.once('exit', () => {
      StrapiProcess.#running.delete(this.#child)
      signalGroup(this.#child, 'SIGKILL')
    })
  }

  /** Kills all processes, before this one exits. A process with a hanging sample wouldn't notice the disconnect. */
  static killAll(): void {
    for (const child of StrapiProcess.#running) signalGroup(child, 'SIGKILL')
  }

  /**
   * Starts an application in a new process.
   * @throws {NotStarted}
   */
  static async start(options: InstanceOptions): Promise<StrapiProcess> {
    const started = new StrapiProcess()
    await started.startAnother(options)
    return started
  }

  /**
   * Starts an application in this process, after the previous one was stopped.
   * @throws {NotStarted} after killing the process
   */
  async startAnother({ app, database }: InstanceOptions): Promise<void> {
    this.#output = ''
    try {
      const { port } = await this.perform({ do: 'start', options: { app, database } }, PROCESS_LIMIT)
      this.#port = port!
    } catch (error) {
      this.kill()
      throw new NotStarted(error as Error, this.#output.trim())
    }
  }

  /** Local port of its HTTP server. */
  get port(): number {
    return this.#port
  }

  /**
   * Performs a task in the process.
   * @throws {ProcessLost} if the process hangs or crashes
   * @throws {Error} with the task's message if the task fails
   */
  async perform(task: Task, limit = SAMPLE_LIMIT): Promise<Extract<Report, { ok: true }>> {
    const child = this.#child
    if (!child.connected) throw new ProcessLost(`Strapi exited.\n${this.#output}`)
    const report = await new Promise<Report>((resolve, reject) => {
      const settle = (finish: () => void) => {
        clearTimeout(timer)
        child.off('message', onMessage)
        child.off('exit', onExit)
        finish()
      }
      const onMessage = (message: unknown) => settle(() => resolve(message as Report))
      const onExit = (code: number | null) => settle(() => reject(new ProcessLost(`Strapi exited with code ${code}.\n${this.#output}`)))
      const timer = setTimeout(() => {
        settle(() => reject(new ProcessLost(`No response after ${limit / 1000} s; Strapi was stopped.`)))
        this.kill()
      }, limit)
      child.once('message', onMessage)
      child.once('exit', onExit)
      child.send(task)
    })
    if (!report.ok) throw new Error(report.message)
    return report
  }

  /**
   * Stops the application, so that another one can start in the process.
   * @throws {ProcessLost} if the process hangs or crashes
   * @throws {Error} if stopping fails
   */
  async clear(): Promise<void> {
    await this.perform({ do: 'stop' })
  }

  /** Stops the application, and kills the process in any case. */
  async stop(): Promise<void> {
    await this.clear().catch(() => undefined)
    this.kill()
  }

  kill(): void {
    signalGroup(this.#child, 'SIGKILL')
  }
}
