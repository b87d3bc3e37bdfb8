import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { judgeBudgets } from './budgets.ts'
import type { Generator } from './generators/generator.ts'
import { GENERATORS } from './generators/index.ts'
import type { Kind } from './measure/static-server.ts'
import { buildTimePlot, type Series } from './plot.tsx'
import type { Measure, Results, Run, Samples } from './results.ts'
import { median } from './statistics.ts'
import { table } from './table.ts'

const COLORS = ['#888', '#4945ff', '#e07a00', '#2f8132', '#b3261e', '#0a7ea4', '#7a3ea1', '#444']
const KINDS: Kind[] = ['html', 'css', 'script', 'font', 'wasm', 'data']
const NOTES = join(import.meta.dirname, 'NOTES.md')

/** Writes `RESULTS.md` and its picture to this folder. */
export function writeReport(results: Results): void {
  writeFileSync(join(import.meta.dirname, 'build-time.svg'), buildTimePlot(seriesOf(results)))
  const sections = [
    '# What was measured',
    'Written by `npm run bench`; the single runs are in `results.json`. CPU seconds, bytes and counts are what to compare: other work ran on the machine, and the load average of the minute before (on 2 cores) stands beside what that disturbs. “×” is the ratio to this site.',
    '## Budgets',
    judgeBudgets(results),
    '## Builds',
    '![CPU seconds of a cold build against pages](build-time.svg)',
    ...sizesOf(results, 'build').map((size) => builds(results, size)),
    '## A page',
    'Until the network is idle and the reader has done nothing, images aside, in kB as sent (Brotli 11).',
    ...sizesOf(results, 'page').map((size) => pageBytes(results, size)),
    '## Loading it',
    'Cold, Slow 4G (150 ms a request, 1.6 Mbit/s, made by the server), 4× CPU; medians. “Click” is from the start of navigation until the color mode button, clicked as soon as it is painted, has answered.',
    ...sizesOf(results, 'page').map((size) => pageLoads(results, size)),
    '## Going to the next page',
    'From the click until the title of the next page is painted; hovered: 300 ms before, with the reader at work already. At once: the click is the first thing that the reader does. “Until idle” has what the next page fetches ahead, “first move” what the first page fetches once the pointer moves; a link that is fetched ahead costs nothing when clicked.',
    ...sizesOf(results, 'navigation').map((size) => navigations(results, size)),
    '## Search',
    'From the last key, typed at 80 ms a key, to the expected result. Workers aren’t slowed by the slower processor.',
    ...sizesOf(results, 'search').map((size) => searches(results, size)),
    '## Development server',
    'With nothing kept of earlier runs; an edit is the median of five.',
    ...sizesOf(results, 'dev').map((size) => devServers(results, size)),
    ...(existsSync(NOTES) ? [readFileSync(NOTES, 'utf8').trim()] : []),
  ]
  writeFileSync(join(import.meta.dirname, 'RESULTS.md'), `${sections.join('\n\n')}\n`)
}

function sizesOf(results: Results, measure: Measure): number[] {
  return results.sizes().filter((size) => GENERATORS.some(({ name }) => results.runs(measure, name, size).length > 0))
}

interface Column<S> {
  name: string
  value: (sample: S) => number | string
  digits?: number
  /** Whether to add the ratio to this site. */
  ratio?: boolean
}

/** Table with a row per generator: the median of each value, the number of runs, and the load. */
function compare<M extends Measure>(
  results: Results,
  { measure, size, columns }: { measure: M; size: number; columns: Array<Column<Samples[M]>> },
): string {
  const generators = GENERATORS.filter((generator) => measure === 'page' || generator.name !== 'bare')
  const ours = results.runs(measure, 'this-site', size)
  const rows = generators.map((generator) => {
    const runs = results.runs(measure, generator.name, size)
    if (runs.length === 0) return [generator.title, results.notMeasured(measure, generator.name, size)]
    const isOurs = generator.name === 'this-site'
    const cells = columns.map((column) => cell(column, runs) + (column.ratio && !isOurs ? ratio(column, { runs, ours }) : ''))
    return [generator.title, ...cells, String(runs.length), loads(runs), runs.at(-1)!.date.slice(0, 10)]
  })
  const heads = ['', ...columns.map(({ name }) => name), 'runs', 'load', 'date']
  return `### ${size.toLocaleString('en')} pages\n\n${table(heads, rows)}`
}

function cell<S>({ value, digits = 1 }: Column<S>, runs: Array<Run<S>>): string {
  const values = runs.map(({ sample }) => value(sample))
  const numbers = values.filter((each) => typeof each === 'number')
  if (numbers.length < values.length) return String(values.at(-1))
  const middle = median(numbers)
  return Number.isNaN(middle) ? '–' : middle.toFixed(digits)
}

function ratio<S>({ value }: Column<S>, { runs, ours }: { runs: Array<Run<S>>; ours: Array<Run<S>> }): string {
  const middle = (of: Array<Run<S>>) => median(of.map(({ sample }) => Number(value(sample))))
  const times = middle(runs) / middle(ours)
  return !Number.isFinite(times) ? '' : ` (${times.toFixed(times < 10 ? 1 : 0)}×)`
}

function loads<S>(runs: Array<Run<S>>): string {
  const all = runs.map(({ load }) => load)
  const [least, most] = [Math.min(...all), Math.max(...all)].map((load) => load.toFixed(0))
  return least === most ? least! : `${least}–${most}`
}

function builds(results: Results, size: number): string {
  return compare(results, {
    measure: 'build',
    size,
    columns: [
      { name: 'cold, CPU s', value: ({ cold }) => cold.cpu, ratio: true },
      { name: 'ms a page', value: ({ cold }) => (cold.cpu / size) * 1000 },
      { name: 'cold, wall s', value: ({ cold }) => cold.wall, digits: 0 },
      { name: 'unchanged, CPU s', value: ({ warm }) => warm?.cpu ?? '–' },
      { name: 'one edit, CPU s', value: ({ edit }) => edit?.cpu ?? '–' },
      { name: 'memory, MB', value: ({ cold }) => cold.memory, digits: 0, ratio: true },
      { name: 'output, MB', value: ({ output }) => output.bytes / 1e6 },
      { name: 'kB a page', value: ({ output }) => output.bytes / 1000 / size, digits: 0, ratio: true },
      { name: 'files', value: ({ output }) => output.files, digits: 0 },
    ],
  })
}

function pageBytes(results: Results, size: number): string {
  return compare(results, {
    measure: 'page',
    size,
    columns: [
      { name: 'requests', value: ({ requests }) => requests, digits: 0 },
      { name: 'all, kB', value: ({ bytes }) => bytes / 1000, ratio: true },
      ...KINDS.map((kind) => ({ name: kind, value: ({ bytesByKind }: Samples['page']) => (bytesByKind[kind] ?? 0) / 1000 })),
    ],
  })
}

function pageLoads(results: Results, size: number): string {
  return compare(results, {
    measure: 'page',
    size,
    columns: [
      { name: 'first paint, ms', value: ({ load }) => load.firstPaint, digits: 0, ratio: true },
      { name: 'largest paint, ms', value: ({ load }) => load.largestPaint, digits: 0 },
      { name: 'blocking, ms', value: ({ load }) => load.blocking, digits: 0 },
      { name: 'layout shift', value: ({ load }) => load.layoutShift, digits: 3 },
      { name: 'main thread, CPU ms', value: ({ mainThread }) => mainThread, digits: 0, ratio: true },
      { name: 'click, ms', value: ({ click }) => click ?? '–', digits: 0, ratio: true },
    ],
  })
}

function navigations(results: Results, size: number): string {
  return compare(results, {
    measure: 'navigation',
    size,
    columns: [
      { name: 'hovered, ms', value: ({ hovered }) => hovered.fast.ms, digits: 0, ratio: true },
      { name: 'hovered, slow, ms', value: ({ hovered }) => hovered.slow.ms, digits: 0, ratio: true },
      { name: 'hovered, kB', value: ({ hovered }) => hovered.fast.bytes / 1000 },
      { name: 'until idle, kB', value: ({ hovered }) => hovered.fast.bytesUntilIdle / 1000 },
      { name: 'at once, slow, ms', value: ({ atOnce }) => atOnce.ms, digits: 0 },
      { name: 'at once, kB', value: ({ atOnce }) => atOnce.bytes / 1000 },
      { name: 'first move, kB', value: ({ bytesAtFirstMove }) => bytesAtFirstMove / 1000 },
      { name: 'loads a document', value: ({ atOnce }) => (atOnce.document ? 'yes' : 'no') },
    ],
  })
}

function searches(results: Results, size: number): string {
  return compare(results, {
    measure: 'search',
    size,
    columns: [
      { name: 'first query, kB', value: ({ bytes }) => bytes / 1000, ratio: true },
      { name: 'first, ms', value: ({ first }) => first.fast ?? 'not found', digits: 0 },
      { name: 'first, slow, ms', value: ({ first }) => first.slow ?? 'not found', digits: 0 },
      { name: 'later, ms', value: ({ warm }) => warm.fast ?? 'not found', digits: 0 },
      { name: 'later, slow, ms', value: ({ warm }) => warm.slow ?? 'not found', digits: 0 },
      { name: 'finds a typo', value: ({ findsTypo }) => (findsTypo ? 'yes' : 'no') },
    ],
  })
}

function devServers(results: Results, size: number): string {
  return compare(results, {
    measure: 'dev',
    size,
    columns: [
      { name: 'start to page, s', value: ({ start }) => start / 1000, ratio: true },
      { name: 'CPU s by then', value: ({ cpu }) => cpu, ratio: true },
      { name: 'edit to screen, ms', value: ({ edits }) => median(edits), digits: 0, ratio: true },
      { name: 'fastest edit, ms', value: ({ edits }) => Math.min(...edits), digits: 0 },
    ],
  })
}

function seriesOf(results: Results): Series[] {
  return GENERATORS.flatMap((generator: Generator, index) => {
    const points = results.sizes().flatMap((pages) => {
      const runs = results.runs('build', generator.name, pages)
      return runs.length === 0 ? [] : [{ pages, seconds: median(runs.map(({ sample }) => sample.cold.cpu)) }]
    })
    return points.length === 0 ? [] : [{ label: generator.title.split(/,| \d/)[0]!, color: COLORS[index]!, points }]
  })
}
