// The process in which inputs are tried: it may crash, hang or run out of memory (`cell.ts`).

import process from 'node:process'
import { Worker } from 'node:worker_threads'
import { loadKind, type Trial } from './kind.ts'
import { HOPELESS, MEMORY, UNOPENED } from './limits.ts'

/** What this process is told. */
export interface Task {
  kind: string
  input: unknown
  /** CPU that it may take, in milliseconds. */
  limit: number
}

/** What it says of one. */
export interface Verdict {
  /** Why it failed. */
  wrong?: string
  /** In milliseconds. */
  cpu: number
  isOverMemory: boolean
}

/** Only a thread of its own still runs while this one hangs. It ends the process. */
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

/** In microseconds. */
const cpuUsed = () => {
  const { user, system } = process.cpuUsage()
  return user + system
}
/** The most that this process has had, in bytes. */
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
      // A kind that can't be opened is a mistake of the kind.
      process.stderr.write(String(error instanceof Error ? error.stack : error), () => process.exit(UNOPENED))
    },
  )
})
process.on('disconnect', () => process.exit())
