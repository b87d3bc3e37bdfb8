import type { ChildProcess } from 'node:child_process'

/** Signals a process that was started with `detached`, and its descendants, even if it has exited. */
export function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined) return
  try {
    // Windows doesn't have process groups.
    process.kill(process.platform === 'win32' ? pid : -pid, signal)
  } catch (error) {
    // All processes have exited.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
