import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import type { BuildSample } from './measure/build.ts'
import type { DevSample } from './measure/dev-server.ts'
import type { NavigationSample } from './measure/navigation.ts'
import type { PageSample } from './measure/page.ts'
import type { SearchSample } from './measure/search.ts'

/** What one run of each measure finds. */
export interface Samples {
  build: BuildSample
  page: PageSample
  navigation: NavigationSample
  search: SearchSample
  dev: DevSample
}

export type Measure = keyof Samples

/** One run of one measure, and what else the machine did: the load average of the minute before it. */
export interface Run<S> {
  date: string
  load: number
  sample: S
}

type Entries = Record<string, { runs?: Array<Run<unknown>>; notMeasured?: string }>

const FILE = join(import.meta.dirname, 'results.json')

/**
 * What was measured, kept in `results.json` by measure, generator and number of pages. Each change reads and writes the file:
 * two runs side by side, or one that goes on another day, add to the same.
 */
export class Results {
  /** What was measured, the first run first. */
  runs<M extends Measure>(measure: M, generator: string, size: number): Array<Run<Samples[M]>> {
    return (read()[keyOf(measure, generator, size)]?.runs ?? []) as Array<Run<Samples[M]>>
  }

  /** Numbers of pages for which there is anything. */
  sizes(): number[] {
    return [...new Set(Object.keys(read()).map((key) => Number(key.split('/').at(-1))))].toSorted((a, b) => a - b)
  }

  /** Why there is nothing, for the report. */
  notMeasured(measure: Measure, generator: string, size: number): string {
    return read()[keyOf(measure, generator, size)]?.notMeasured ?? 'not measured: not run yet'
  }

  /** @param first forgets what was measured before, so that all runs of an entry are of one time */
  add<M extends Measure>(measure: M, generator: string, size: number, { sample, first }: { sample: Samples[M]; first: boolean }): void {
    change(keyOf(measure, generator, size), ({ runs = [] } = {}) => {
      const run = { date: new Date().toISOString(), load: loadavg()[0]!, sample }
      return { runs: first ? [run] : [...runs, run] }
    })
  }

  /** Says why there is nothing. What was measured before stays. */
  skip(measure: Measure, generator: string, size: number, reason: string): void {
    change(keyOf(measure, generator, size), (entry) => (entry?.runs ? entry : { notMeasured: `not measured: ${reason}` }))
  }
}

function read(): Entries {
  return existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as Entries) : {}
}

function change(key: string, next: (entry: Entries[string] | undefined) => Entries[string]): void {
  const entries = read()
  entries[key] = next(entries[key])
  const sorted = Object.fromEntries(Object.entries(entries).sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true })))
  writeFileSync(FILE, `${JSON.stringify(sorted, rounded, 2)}\n`)
}

function keyOf(measure: Measure, generator: string, size: number): string {
  return `${measure}/${generator}/${size}`
}

/** Three digits behind the point are more than any of it is good for. */
function rounded(_key: string, value: unknown): unknown {
  return typeof value === 'number' ? Math.round(value * 1000) / 1000 : value
}
