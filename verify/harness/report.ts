import { needsMark, type SampleDocument } from './document.ts'

/** Numbers of samples and facts by how they are checked. */
export interface Counts {
  executed: number
  /** Compiled by TypeScript, or by a framework's build. */
  compiled: number
  /** Run by a separate command. */
  walked: number
  excused: number
  unmarked: number
  /** Tables with computed rows. */
  tables: number
  /** Marks on sentences, lists, and tables. */
  facts: number
}

export const none: Counts = { executed: 0, compiled: 0, walked: 0, excused: 0, unmarked: 0, tables: 0, facts: 0 }

/** Counts a document's samples and facts. */
export function count(document: SampleDocument): Counts {
  const counts = { ...none, tables: document.tables.length, facts: document.facts.length }
  for (const fence of document.fences) {
    const kind = fence.mark?.kind
    if (kind === undefined) counts.unmarked += needsMark(fence) ? 1 : 0
    else if (kind === 'no') counts.excused++
    else if (kind === 'ts' || kind === 'build') counts.compiled++
    else if (kind === 'walkthrough') counts.walked++
    else if (kind !== 'response' && kind !== 'effect' && kind !== 'variables') counts.executed++
  }
  return counts
}

/** Adds up the counts of documents. */
export function sum(list: Counts[]): Counts {
  const total = { ...none }
  for (const counts of list) for (const key of Object.keys(total) as Array<keyof Counts>) total[key] += counts[key]
  return total
}

/** Returns the output of `--report`: a table, excuses, and pages without verified samples or facts. */
export function reportText(documents: SampleDocument[]): string {
  const all = documents.map((document) => ({ route: document.route, counts: count(document) }))
  const rows = all.filter(({ counts }) => samples(counts) + counts.tables + counts.facts > 0)
  const bare = all.filter(({ counts }) => counts.executed + counts.compiled + counts.walked + counts.tables + counts.facts === 0)
  const total = sum(rows.map(({ counts }) => counts))
  const width = Math.max(5, ...rows.map(({ route }) => route.length))
  const line = (name: string, cells: Array<number | string>) =>
    [name.padEnd(width), ...cells.map((cell) => String(cell).padStart(9))].join('')
  const cells = (counts: Counts) => [samples(counts), ...COLUMNS.map((column) => counts[column])]
  const excuses = documents.flatMap(({ file, fences }) =>
    fences.flatMap(({ first, mark }) => (mark?.kind === 'no' ? [`${file}:${first}  ${mark.reason}`] : [])),
  )
  return [
    line('', ['fences', ...COLUMNS]),
    ...rows.map(({ route, counts }) => line(route, cells(counts))),
    line('total', cells(total)),
    '',
    'Excused:',
    ...excuses,
    '',
    `${bare.length} pages have no verified samples or facts:`,
    ...bare.map(({ route }) => route),
  ].join('\n')
}

const COLUMNS = ['executed', 'compiled', 'walked', 'excused', 'unmarked', 'tables', 'facts'] as const

function samples({ executed, compiled, walked, excused, unmarked }: Counts): number {
  return executed + compiled + walked + excused + unmarked
}
