import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/** A process runs and rests in turns as long as these, together, in ms. */
const TURN_MS = 24

/** After so many turns is looked whether there are new ones. */
const LOOK_EVERY = 4

/**
 * Lets the renderers of the browsers that this process started run a part of the time only, workers and frames included: the
 * throttling of the DevTools protocol slows the main thread of one page, and what a worker does not at all. Linux only.
 * @param rate how many times slower
 * @returns ends it
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

/** Empty where the process has ended meanwhile. */
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
      // It has ended meanwhile.
    }
  }
}
