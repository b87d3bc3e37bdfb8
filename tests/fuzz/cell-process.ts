// Tries inputs in a separate process, which may crash, hang, or run out of memory (`cell.ts`).

import process from 'node:process'
import { Worker } from 'node:worker_threads'
import { loadKind, type Trial } from './kind.ts'
import { HOPELESS, MEMORY, UNOPENED } from './limits.ts'

/** A message to this process. */
export interface Task {
  kind: string
  input: unknown
  /** CPU time limit, in milliseconds. */
  limit: number
}

/** The process's response to a task. */
export interface Verdict {
  /** Reason of a failure. */
  wrong?: string
  /** CPU time, in milliseconds. */
  cpu: number
  isOverMemory: boolean
}

/** Kills the process if it exceeds its limit. Must be a separate thread, since the main thread may be stuck. */
const watchdog = `
  const { workerData } = require('node:worker_threads')
  const deadline = new BigInt64Array(workerData)
  const used = () => { const { user, system } = process.cpuUsage(); return BigInt(user + system) }
  for (;;) {
    Atomics.wait(deadline, 1, 0n, 50)
    const end = Atomics.load(deadline, 0)
    if (end > 0n && used() > end) process.kill(process.pid, 'SIGXCPU')
  }
`
const deadline = new BigInt64Array(new SharedArrayBuffer(16))
new Worker(watchdog, { eval: true, workerData: deadline.buffer, execArgv: [] }).unref()

const trials = new Map<string, Promise<Trial>>()

/** CPU time so far, in microseconds. */
const cpuUsed = () => {
  const { user, system } = process.cpuUsage()
  return user + system
}
/** Peak memory of this process, in bytes. */
const memoryUsed = () => process.resourceUsage().maxRSS * 1024

async function attempt({ kind, input, limit }: Task): Promise<Verdict> {
  let opened = trials.get(kind)
  if (!opened) trials.set(kind, (opened = loadKind(kind).then((found) => found.open())))
  const trial = await opened
  const memory = memoryUsed()
  const cpu = cpuUsed()
  Atomics.store(deadline, 0, BigInt(cpu + Math.ceil(limit * HOPELESS * 1000)))
  let wrong: string | undefined
  try {
    await trial.check(input)
  } catch (error) {
    wrong = error instanceof Error ? (error.stack ?? error.message) : String(error)
  }
  Atomics.store(deadline, 0, 0n)
  return { ...(wrong === undefined ? {} : { wrong }), cpu: (cpuUsed() - cpu) / 1000, isOverMemory: memoryUsed() - memory > MEMORY }
}

process.on('message', (task: Task) => {
  attempt(task).then(
    (verdict) => process.send!(verdict),
    (error: unknown) => {
      // An error while opening a kind is a bug of the kind, not a result of an input.
      process.stderr.write(String(error instanceof Error ? error.stack : error), () => process.exit(UNOPENED))
    },
  )
})
process.on('disconnect', () => process.exit())
