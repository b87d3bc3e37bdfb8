import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import type { Task, Verdict } from './cell-process.ts'
import { HEAP, PATIENCE, UNOPENED } from './limits.ts'

/** How an input failed: the process ended, took too long, used too much memory, or a check failed. */
export type Harm = 'crash' | 'hang' | 'memory' | 'wrong'

/** Result of one input. */
export interface Outcome {
  harm?: Harm
  /** Explanation for the report. */
  reason?: string
  /** CPU time, in milliseconds. */
  cpu: number
}

const root = join(import.meta.dirname, '../..')
/** Maximum length of the kept error output, in characters. */
const MAX_SAID = 4000

/** Tries inputs one after another in a child process, which is replaced when an input ends it. */
export class Cell {
  #child: ChildProcess | undefined
  #said = ''

  /** Resolves with an outcome for any input. Rejects only if the kind can't be opened. */
  async try(task: Task): Promise<Outcome> {
    const first = await this.#try(task)
    // Retry once: other processes may have slowed it down, and the code is warm now.
    return first.harm === 'hang' && first.cpu > 0 ? this.#try(task) : first
  }

  close(): void {
    this.#child?.disconnect()
    this.#child = undefined
  }

  #try(task: Task): Promise<Outcome> {
    const child = (this.#child ??= this.#start())
    return new Promise((resolve, reject) => {
      const settle = (outcome: Outcome) => {
        clearTimeout(timer)
        child.off('message', onMessage).off('exit', onExit)
        resolve(outcome)
      }
      const onMessage = (verdict: Verdict) => settle(outcomeOf(verdict, task))
      const onExit = (code: number | null, signal: NodeJS.Signals | null) => {
        this.#child = undefined
        if (code === UNOPENED) return reject(new Error(this.#said))
        settle({ ...this.#endOf(code, signal), cpu: 0 })
      }
      const timer = setTimeout(() => child.kill('SIGXCPU'), PATIENCE)
      child.on('message', onMessage).on('exit', onExit)
      child.send(task)
    })
  }

  #start(): ChildProcess {
    this.#said = ''
    const child = fork(join(import.meta.dirname, 'cell-process.ts'), {
      cwd: root,
      execArgv: [`--max-old-space-size=${HEAP}`, '--import', './scripts/typescript.mjs'],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    })
    child.stderr?.setEncoding('utf8').on('data', (text: string) => (this.#said = (this.#said + text).slice(-MAX_SAID)))
    child.unref()
    return child
  }

  #endOf(code: number | null, signal: NodeJS.Signals | null): Pick<Outcome, 'harm' | 'reason'> {
    if (signal === 'SIGXCPU') return { harm: 'hang', reason: 'Stopped after the time limit.' }
    if (this.#said.includes('heap out of memory')) return { harm: 'memory', reason: `More than ${HEAP} MB.` }
    return { harm: 'crash', reason: `The process exited with ${signal ?? `code ${code}`}.\n${this.#said}` }
  }
}

function outcomeOf({ wrong, cpu, isOverMemory }: Verdict, { limit }: Task): Outcome {
  if (cpu > limit) return { harm: 'hang', reason: `Took ${cpu.toFixed(0)} ms of CPU time; the limit is ${limit.toFixed(0)} ms.`, cpu }
  if (isOverMemory) return { harm: 'memory', reason: 'More than 200 MB.', cpu }
  return wrong === undefined ? { cpu } : { harm: 'wrong', reason: wrong, cpu }
}
