import { createHash } from 'node:crypto'
import { readFileSync, readlinkSync } from 'node:fs'
import { hostname } from 'node:os'

/** Whether a process with this ID is running on this machine. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // It exists, but belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

let scope: string | undefined

/** Identifies the scope in which process IDs are unique: a container, or a machine since it was started. */
export function processScope(): string {
  return (scope ??= createHash('sha256').update([hostname(), namespace(), bootId()].join('\n')).digest('hex').slice(0, 12))
}

/** Only Linux has PID namespaces. */
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
