import { statfsSync } from 'node:fs'
import { totalmem } from 'node:os'
import type { Generator } from './generators/generator.ts'
import type { BuildSample } from './measure/build.ts'
import { MEGABYTE } from './measure/process.ts'
import type { Measure, Results } from './results.ts'

/** Up to this size, all generators are built. Larger builds are extrapolated from two sizes. */
const FEW = 270
const MANY = 1000
/** Up to this size, generators are built if the machine has enough resources. */
const VERY_MANY = 5000
/** Maximum CPU time of a worthwhile build, in seconds. */
const LONG = 25 * 60

/** A resource of builds with its limit and formatting. */
interface Resource {
  of: (sample: BuildSample) => number
  limit: (generator: Generator) => number
  say: (amount: number) => string
}

const RESOURCES: Resource[] = [
  { of: ({ cold }) => cold.cpu, limit: () => LONG, say: (seconds) => `${(seconds / 60).toFixed(0)} minutes of CPU` },
  {
    of: ({ cold }) => cold.memory,
    limit: () => totalmem() / MEGABYTE,
    say: (megabytes) => `${(megabytes / 1000).toFixed(0)} GB of memory`,
  },
  {
    of: ({ output }) => output.bytes,
    limit: ({ home }) => freeBytes(home),
    say: (bytes) => `${(bytes / 1e9).toFixed(0)} GB of disk for its output`,
  },
]

/** Reason why a measurement isn't worth its time or doesn't fit the machine; `undefined` if there is none. */
export function whyNot(measure: Measure, generator: Generator, size: number, results: Results): string | undefined {
  if (generator.name === 'this-site') return undefined
  if (measure === 'dev' && size > MANY) return `development servers of peers run with up to ${MANY} pages`
  if (size <= MANY) return undefined
  if (size > VERY_MANY) return `peers run with up to ${VERY_MANY} pages`
  const [few, many] = [FEW, MANY].map((pages) => results.runs('build', generator.name, pages)[0]?.sample)
  if (!few || !many) return `there are no builds of ${FEW} and ${MANY} pages to judge by`
  for (const { of, limit, say } of RESOURCES) {
    const expected = extrapolate(of(few), of(many), size)
    if (expected > limit(generator)) return `as it grew from ${FEW} to ${MANY} pages, it would take ${say(expected)}`
  }
  return undefined
}

/** Extrapolates by a power law. */
function extrapolate(few: number, many: number, size: number): number {
  return many * (many / few) ** (Math.log(size / MANY) / Math.log(MANY / FEW))
}

function freeBytes(dir: string): number {
  const { bavail, bsize } = statfsSync(dir)
  return bavail * bsize
}
