import type { ChildProcess } from 'node:child_process'

/** Signals a process that was started with `detached`, and those that it has started, whether it still runs or not. */
export function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined) return
  try {
    // Windows has no groups.
    process.kill(process.platform === 'win32' ? pid : -pid, signal)
  } catch (error) {
    // All of them have ended.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
