import { cpus } from 'node:os'
import type { Measure, Results, Samples } from './results.ts'
import { median } from './statistics.ts'
import { table } from './table.ts'

/** A budget of this site: a value that must not be exceeded. */
interface Budget {
  promise: string
  limit: number
  unit: string
  /** NaN if it wasn't measured. */
  measured: (ours: Ours) => number
  /** Measure whose load counts, since times on a busy machine prove nothing. */
  timed?: Measure
}

/** Median of a value of this site or of the bare page; NaN if it wasn't measured. */
type Ours = <M extends Measure>(measure: M, size: number, value: (sample: Samples[M]) => number | undefined, of?: string) => number

const BUDGETS: Budget[] = [
  {
    promise: 'First paint, Slow 4G, 4× CPU, against the page as bare HTML',
    limit: 1.15,
    unit: '×',
    timed: 'page',
    measured: (ours) => ours('page', 270, ({ load }) => load.firstPaint) / ours('page', 270, ({ load }) => load.firstPaint, 'bare'),
  },
  {
    promise: 'Total blocking time of that load',
    limit: 0,
    unit: 'ms',
    timed: 'page',
    measured: (ours) => ours('page', 270, ({ load }) => load.blocking),
  },
  {
    promise: 'Script of a page before the reader acts (as files; the inlined boot script is tested)',
    limit: 5,
    unit: 'kB',
    measured: (ours) => ours('page', 270, ({ bytesByKind }) => (bytesByKind.script ?? 0) / 1000),
  },
  { promise: 'All requests of a page', limit: 30, unit: 'kB', measured: (ours) => ours('page', 270, ({ bytes }) => bytes / 1000) },
  {
    promise: 'Next page after hover',
    limit: 50,
    unit: 'ms',
    timed: 'navigation',
    measured: (ours) => ours('navigation', 270, ({ hovered }) => hovered.fast.ms),
  },
  {
    promise: 'Next page after hover, Slow 4G, 4× CPU',
    limit: 150,
    unit: 'ms',
    timed: 'navigation',
    measured: (ours) => ours('navigation', 270, ({ hovered }) => hovered.slow.ms),
  },
  {
    promise: 'Bytes of the next page',
    limit: 8,
    unit: 'kB',
    measured: (ours) => ours('navigation', 270, ({ hovered }) => hovered.fast.bytes / 1000),
  },
  {
    promise: 'Search result after the last key, index warm',
    limit: 50,
    unit: 'ms',
    timed: 'search',
    measured: (ours) => ours('search', 270, ({ warm }) => warm.fast),
  },
  ...[270, 1000].map((size) => ({
    promise: `First query at ${size.toLocaleString('en')} pages`,
    limit: 100,
    unit: 'kB',
    measured: (ours: Ours) => ours('search', size, ({ bytes }) => bytes / 1000),
  })),
  { promise: 'Cold build of 1,000 pages', limit: 10, unit: 's of CPU', measured: (ours) => ours('build', 1000, ({ cold }) => cold.cpu) },
  { promise: 'Cold build of 5,000 pages', limit: 50, unit: 's of CPU', measured: (ours) => ours('build', 5000, ({ cold }) => cold.cpu) },
  {
    promise: 'Build after one edit at 5,000 pages',
    limit: 3,
    unit: 's of CPU',
    measured: (ours) => ours('build', 5000, ({ edit }) => edit?.cpu),
  },
  ...[5000, 20_000].map((size) => ({
    promise: `Memory of a build of ${size.toLocaleString('en')} pages`,
    limit: 1500,
    unit: 'MB',
    measured: (ours: Ours) => ours('build', size, ({ cold }) => cold.memory),
  })),
  ...[270, 1000, 5000, 20_000].map((size) => ({
    promise: `Output of a page at ${size.toLocaleString('en')} pages`,
    limit: 100,
    unit: 'kB',
    measured: (ours: Ours) => ours('build', size, ({ output }) => output.bytes / 1000 / size),
  })),
  {
    promise: 'Development server, command to first page',
    limit: 2,
    unit: 's',
    timed: 'dev',
    measured: (ours) => ours('dev', 270, ({ start }) => start / 1000),
  },
  { promise: 'Edit to screen', limit: 100, unit: 'ms', timed: 'dev', measured: (ours) => ours('dev', 270, ({ edits }) => median(edits)) },
]

/** Table of the budgets in DESIGN.md, the measured values, and the excess. */
export function judgeBudgets(results: Results): string {
  const ours: Ours = (measure, size, value, of = 'this-site') =>
    median(results.runs(measure, of, size).map(({ sample }) => value(sample) ?? Number.NaN))
  const rows = BUDGETS.map(({ promise, limit, unit, measured, timed }) => {
    const found = measured(ours)
    const load = timed === undefined ? 0 : Math.min(...results.runs(timed, 'this-site', 270).map(({ load }) => load))
    return [promise, `${limit} ${unit}`, Number.isNaN(found) ? '–' : `${short(found)} ${unit}`, verdict({ found, limit, load })]
  })
  return table(['promise', 'at most', 'measured', ''], rows)
}

function verdict({ found, limit, load }: { found: number; limit: number; load: number }): string {
  if (Number.isNaN(found)) return 'not measured'
  if (load > cpus().length) return `not judged: load of ${load.toFixed(0)} on ${cpus().length} cores`
  if (found <= limit) return 'met'
  return limit === 0 ? '**missed**' : `**missed by ${(((found - limit) / limit) * 100).toFixed(0)} %**`
}

function short(value: number): string {
  return value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0)
}
