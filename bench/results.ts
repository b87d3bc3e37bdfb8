import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import type { BuildSample } from './measure/build.ts'
import type { DevSample } from './measure/dev-server.ts'
import type { NavigationSample } from './measure/navigation.ts'
import type { PageSample } from './measure/page.ts'
import type { SearchSample } from './measure/search.ts'

/** Result of one run by measure. */
export interface Samples {
  build: BuildSample
  page: PageSample
  navigation: NavigationSample
  search: SearchSample
  dev: DevSample
}

export type Measure = keyof Samples

/** One run of a measure, with the machine's load average of the minute before. */
export interface Run<S> {
  date: string
  load: number
  sample: S
}

type Entries = Record<string, { runs?: Array<Run<unknown>>; notMeasured?: string }>

const FILE = join(import.meta.dirname, 'results.json')

/**
 * Results in `results.json` by measure, generator, and number of pages. Each change reads and writes the file, so concurrent and later runs
 * add to it.
 */
export class Results {
  /** Runs in chronological order. */
  runs<M extends Measure>(measure: M, generator: string, size: number): Array<Run<Samples[M]>> {
    return (read()[keyOf(measure, generator, size)]?.runs ?? []) as Array<Run<Samples[M]>>
  }

  /** Numbers of pages with results. */
  sizes(): number[] {
    return [...new Set(Object.keys(read()).map((key) => Number(key.split('/').at(-1))))].toSorted((a, b) => a - b)
  }

  /** Reason why there is no result, for the report. */
  notMeasured(measure: Measure, generator: string, size: number): string {
    return read()[keyOf(measure, generator, size)]?.notMeasured ?? 'not measured: not run yet'
  }

  /** @param first discards earlier runs, so all runs of an entry are from the same time */
  add<M extends Measure>(measure: M, generator: string, size: number, { sample, first }: { sample: Samples[M]; first: boolean }): void {
    change(keyOf(measure, generator, size), ({ runs = [] } = {}) => {
      const run = { date: new Date().toISOString(), load: loadavg()[0]!, sample }
      return { runs: first ? [run] : [...runs, run] }
    })
  }

  /** Records why there is no result. Earlier results are kept. */
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

/** Rounds to three digits, which exceeds the precision. */
function rounded(_key: string, value: unknown): unknown {
  return typeof value === 'number' ? Math.round(value * 1000) / 1000 : value
}
