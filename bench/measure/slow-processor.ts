import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/** Duration of one cycle of running and pausing, in ms. */
const TURN_MS = 24

/** Number of cycles between searches for new processes. */
const LOOK_EVERY = 4

/**
 * Slows down the renderers of this process's browsers by pausing them periodically, including workers and frames. CPU throttling of the
 * DevTools protocol only affects a page's main thread, not its workers. Linux only.
 * @param rate slowdown factor
 * @returns function that stops it
 */
export function slowRenderers(rate: number): () => Promise<void> {
  let isOn = rate > 1
  const turns = (async () => {
    let slowed: number[] = []
    for (let turn = 0; isOn; turn++) {
      if (turn % LOOK_EVERY === 0) slowed = descendants(process.pid).filter((id) => read(id, 'cmdline').includes('--type=renderer'))
      signal(slowed, 'SIGSTOP')
      await sleep(TURN_MS * (1 - 1 / rate))
      signal(slowed, 'SIGCONT')
      await sleep(TURN_MS / rate)
    }
  })()
  return () => {
    isOn = false
    return turns
  }
}

function descendants(parent: number): number[] {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => [Number(name), Number(/^\d+ \(.*\) \S (\d+)/s.exec(read(Number(name), 'stat'))?.[1])] as const)
  const below = (id: number): number[] => parents.filter(([, of]) => of === id).flatMap(([child]) => [child, ...below(child)])
  return below(parent)
}

/** Reads a file in /proc; empty if the process has ended. */
function read(id: number, file: string): string {
  try {
    return readFileSync(`/proc/${id}/${file}`, 'utf8')
  } catch {
    return ''
  }
}

function signal(ids: number[], name: 'SIGSTOP' | 'SIGCONT'): void {
  for (const id of ids) {
    try {
      process.kill(id, name)
    } catch {
      // Has already ended.
    }
  }
}
