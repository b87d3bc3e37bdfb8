import { createHash } from 'node:crypto'
import { readFileSync, readlinkSync } from 'node:fs'
import { hostname } from 'node:os'

/** Whether a process of this machine is there, for what it may have left behind. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // It is there, and somebody else's.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

let scope: string | undefined

/** Names what a process's number is unique in: a machine since it was started, or a container. */
export function processScope(): string {
  return (scope ??= createHash('sha256').update([hostname(), namespace(), bootId()].join('\n')).digest('hex').slice(0, 12))
}

/** Linux tells; elsewhere there are no others. */
function namespace(): string {
  try {
    return readlinkSync('/proc/self/ns/pid')
  } catch {
    return ''
  }
}

function bootId(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8')
  } catch {
    return ''
  }
}
