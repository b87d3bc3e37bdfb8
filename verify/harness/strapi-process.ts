import { fork, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { InstanceOptions } from './instance.ts'
import { SAMPLE_LIMIT } from './limits.ts'
import { typescriptLoader } from './paths.ts'
import { signalGroup } from './process-group.ts'
import type { Report, Task } from './worker.ts'

/** How long Strapi may take to start, in milliseconds: longer where samples may, too, on a busy machine. */
const START_LIMIT = Math.max(90_000, SAMPLE_LIMIT * 4.5)
/** What is kept of a process's output, in characters, to tell why it didn't start. */
const OUTPUT_KEPT = 4000

/** The process hung or died; it has to be replaced. */
export class ProcessLost extends Error {}

/** Strapi refuses to start; the message ends with what it printed. */
export class NotStarted extends Error {
  /** One line, without the class of the error. */
  readonly reason: string

  constructor(cause: Error, printed: string) {
    const told = cause.message.replace(/^\w+: /, '')
    super([`Strapi doesn’t start: ${told}`, printed].filter(Boolean).join('\n'), { cause })
    this.reason = told.split('\n')[0]!
  }
}

/** A Strapi in a process of its own, so that a sample that hangs or crashes takes nothing with it. */
export class StrapiProcess {
  static readonly #running = new Set<ChildProcess>()
  readonly #child: ChildProcess
  #output = ''
  #port = 0

  private constructor() {
    this.#child = fork(fileURLToPath(new URL('worker.ts', import.meta.url)), [], {
      execArgv: ['--require', fileURLToPath(new URL('stable.cjs', import.meta.url)), '--import', typescriptLoader],
      silent: true,
      // A group of its own, with which the programs end that its samples have started.
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

  /** Ends every one at once, for a process that has to end: one whose sample hangs wouldn't notice. */
  static killAll(): void {
    for (const child of StrapiProcess.#running) signalGroup(child, 'SIGKILL')
  }

  /**
   * Starts an application.
   * @throws NotStarted
   */
  static async start(options: InstanceOptions): Promise<StrapiProcess> {
    const started = new StrapiProcess()
    await started.startAnother(options)
    return started
  }

  /**
   * Starts an application where there was one before, or none.
   * @throws NotStarted, and the process has ended
   */
  async startAnother({ app, database }: InstanceOptions): Promise<void> {
    this.#output = ''
    try {
      const { port } = await this.perform({ do: 'start', options: { app, database } }, START_LIMIT)
      this.#port = port!
    } catch (error) {
      this.kill()
      throw new NotStarted(error as Error, this.#output.trim())
    }
  }

  /** Port of its HTTP server on this machine. */
  get port(): number {
    return this.#port
  }

  /**
   * Has the process do something.
   * @throws ProcessLost when it hangs or dies, Error with its message when the task fails
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
   * Has Strapi shut down, in a process that another application may start in.
   * @throws ProcessLost, Error with what went wrong
   */
  async clear(): Promise<void> {
    await this.perform({ do: 'stop' })
  }

  /** Has Strapi shut down, and ends the process whether it does or not. */
  async stop(): Promise<void> {
    await this.clear().catch(() => undefined)
    this.kill()
  }

  kill(): void {
    signalGroup(this.#child, 'SIGKILL')
  }
}
