import { setTimeout as wait } from 'node:timers/promises'

/** A swap is two renames, microseconds apart; a folder that keeps changing for this long is being written in place. */
const ATTEMPTS = 40
/** From the second on, in milliseconds. */
const PAUSE = 50

/** Attempts what a swap of builds may thwart until there is a result; `undefined` when there is none within two seconds. */
export async function untilSettled<T>(attempt: (isFirst: boolean) => Promise<T | undefined>): Promise<T | undefined> {
  for (let count = 0; count < ATTEMPTS; count++) {
    if (count > 1) await wait(PAUSE)
    const result = await attempt(count === 0)
    if (result !== undefined) return result
  }
  return undefined
}
