import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

export interface Cost {
  /** CPU time including child processes, in seconds. */
  cpu: number
  wall: number
  /** Peak memory including child processes (proportional set size), in MB. */
  memory: number
}

interface Place {
  cwd: string
  env: NodeJS.ProcessEnv
}

const LOOK_EVERY_MS = 500
/** In bytes. */
export const MEGABYTE = 1024 * 1024

const running = new Set<ChildProcess>()
process.once('exit', () => running.forEach(killTree))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

/** Starts a program that ends with this process at the latest. */
export function start([program, ...args]: string[], options: SpawnOptions): ChildProcess {
  const child = spawn(program!, args, options)
  running.add(child)
  return child.once('close', () => running.delete(child))
}

/** Runs commands sequentially. @throws Error with the end of the output if one fails */
export async function runMeasured(commands: string[][], place: Place): Promise<Cost> {
  const total: Cost = { cpu: 0, wall: 0, memory: 0 }
  for (const command of commands) {
    const { cpu, wall, memory } = await runOne(command, place)
    total.cpu += cpu
    total.wall += wall
    total.memory = Math.max(total.memory, memory)
  }
  return total
}

async function runOne(command: string[], { cwd, env }: Place): Promise<Cost> {
  const work = mkdtempSync(join(tmpdir(), 'bench-run-'))
  const log = openSync(join(work, 'log'), 'w')
  try {
    const started = performance.now()
    const timed = ['/usr/bin/time', '-f', '%U %S', '-o', join(work, 'time'), ...command]
    const child = start(timed, { cwd, env, stdio: ['ignore', log, log] })
    const ended = new Promise<number | null>((resolve, reject) => child.once('close', resolve).once('error', reject))
    const watch = watchMemory(child)
    const code = await ended
    const wall = (performance.now() - started) / 1000
    if (code !== 0) throw new Error(`"${command.join(' ')}" in ${cwd} failed:\n${readFileSync(join(work, 'log'), 'utf8').slice(-3000)}`)
    const [user = 0, system = 0] = readFileSync(join(work, 'time'), 'utf8').trim().split('\n').at(-1)!.split(' ').map(Number)
    return { cpu: user + system, wall, memory: watch.peak() / MEGABYTE }
  } finally {
    closeSync(log)
    rmSync(work, { recursive: true })
  }
}

function watchMemory(child: ChildProcess): { peak: () => number } {
  let peak = 0
  const look = async () => {
    while (child.exitCode === null && child.signalCode === null) {
      peak = Math.max(peak, memoryOf(child.pid!))
      await sleep(LOOK_EVERY_MS)
    }
  }
  void look()
  return { peak: () => peak }
}

/** Proportional set size of a process tree, in bytes. */
function memoryOf(pid: number): number {
  return treeOf(pid).reduce((sum, each) => sum + 1024 * Number(/^Pss:\s+(\d+)/m.exec(readProc(each, 'smaps_rollup'))?.[1] ?? 0), 0)
}

/** CPU time of a process tree so far, in seconds. */
export function cpuOf(pid: number): number {
  // Fields 14 to 17 of proc(5), counted from after the name, which may contain any character: own times and those of ended children.
  const ticks = treeOf(pid).flatMap((each) => readProc(each, 'stat').split(') ').at(-1)!.split(' ').slice(11, 15).map(Number))
  return ticks.reduce((sum, each) => sum + each, 0) / 100
}

function treeOf(pid: number): number[] {
  const children = listTasks(pid).flatMap((task) => readProc(pid, `task/${task}/children`).split(' ').filter(Boolean).map(Number))
  return [pid, ...children.flatMap(treeOf)]
}

function listTasks(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/task`)
  } catch {
    return []
  }
}

/** Reads a file in /proc; empty if the process has just ended. */
function readProc(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}

export async function endTree(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once('close', resolve))
  killTree(child)
  if (child.exitCode === null && child.signalCode === null) await ended
}

function killTree(child: ChildProcess): void {
  for (const pid of treeOf(child.pid!).reverse()) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // Has already ended.
    }
  }
}

/** Waits until a local port accepts connections. Rejects after `patience` milliseconds. */
export async function listening(port: number, patience: number): Promise<void> {
  for (const until = Date.now() + patience; Date.now() < until; await sleep(20)) {
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.destroy()
        resolve(true)
      }).once('error', () => resolve(false))
    })
    if (isOpen) return
  }
  throw new Error(`Nothing answers at port ${port}.`)
}
