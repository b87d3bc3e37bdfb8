import { setTimeout as wait } from 'node:timers/promises'

/**
 * Maximum number of attempts. A swap is two renames within microseconds; a folder that keeps changing longer than this is being
 * written in place.
 */
const ATTEMPTS = 40
/** Pause before each attempt from the third on, in milliseconds. */
const PAUSE = 50

/** Retries an operation that may collide with a build being swapped in; `undefined` if it doesn't succeed within two seconds. */
export async function untilSettled<T>(attempt: (isFirst: boolean) => Promise<T | undefined>): Promise<T | undefined> {
  for (let count = 0; count < ATTEMPTS; count++) {
    if (count > 1) await wait(PAUSE)
    const result = await attempt(count === 0)
    if (result !== undefined) return result
  }
  return undefined
}
