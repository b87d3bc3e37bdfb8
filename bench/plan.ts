import type { Generator } from './generators/generator.ts'
import type { Measure, Results } from './results.ts'

/** Peers that take this much CPU time or more for 1,000 pages aren't built with more, in seconds. */
const SLOW = 60
/** Up to here every generator is built. */
const MANY = 1000
/** Up to here the fast ones are. */
const VERY_MANY = 5000

/** Why something isn't worth its hours; undefined when it is. */
export function whyNot(measure: Measure, generator: Generator, size: number, results: Results): string | undefined {
  if (generator.name === 'this-site') return undefined
  if (measure === 'dev' && size > MANY) return `development servers of peers run with up to ${MANY} pages`
  if (size <= MANY) return undefined
  if (size > VERY_MANY) return `peers run with up to ${VERY_MANY} pages`
  const cold = results.runs('build', generator.name, MANY)[0]?.sample.cold.cpu
  if (cold === undefined) return `there is no build of ${MANY} pages to judge by`
  return cold < SLOW ? undefined : `its build of ${MANY} pages took ${cold.toFixed(0)} s of CPU`
}
