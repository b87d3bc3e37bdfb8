import { needsMark, type SampleDocument } from './document.ts'

/** How a document's samples are checked. */
export interface Counts {
  executed: number
  /** By TypeScript, or by the build of a framework. */
  compiled: number
  /** Run by a command of their own. */
  walked: number
  excused: number
  unmarked: number
}

export const none: Counts = { executed: 0, compiled: 0, walked: 0, excused: 0, unmarked: 0 }

/** Counts how the samples of a document are checked. */
export function count(document: SampleDocument): Counts {
  const counts = { ...none }
  for (const fence of document.fences) {
    const kind = fence.mark?.kind
    if (kind === undefined) counts.unmarked += needsMark(fence) ? 1 : 0
    else if (kind === 'no') counts.excused++
    else if (kind === 'ts' || kind === 'build') counts.compiled++
    else if (kind === 'walkthrough') counts.walked++
    else if (kind !== 'response' && kind !== 'variables') counts.executed++
  }
  return counts
}

/** The table that `--report` prints. */
export function reportText(documents: SampleDocument[]): string {
  const rows = documents.map((document) => ({ name: document.route, ...count(document) })).filter((row) => samples(row) > 0)
  const total = rows.reduce<Counts>(
    (sum, row) => ({
      executed: sum.executed + row.executed,
      compiled: sum.compiled + row.compiled,
      walked: sum.walked + row.walked,
      excused: sum.excused + row.excused,
      unmarked: sum.unmarked + row.unmarked,
    }),
    none,
  )
  const width = Math.max(5, ...rows.map(({ name }) => name.length))
  const line = (name: string, counts: Counts) =>
    [
      name.padEnd(width),
      ...[samples(counts), counts.executed, counts.compiled, counts.walked, counts.excused, counts.unmarked].map((n) =>
        String(n).padStart(9),
      ),
    ].join('')
  const header = [
    ''.padEnd(width),
    ...['fences', 'executed', 'compiled', 'walked', 'excused', 'unmarked'].map((name) => name.padStart(9)),
  ].join('')
  const excuses = documents.flatMap(({ file, fences }) =>
    fences.flatMap(({ first, mark }) => (mark?.kind === 'no' ? [`${file}:${first}  ${mark.reason}`] : [])),
  )
  return [header, ...rows.map((row) => line(row.name, row)), line('total', total), '', 'Excused:', ...excuses].join('\n')
}

function samples({ executed, compiled, walked, excused, unmarked }: Counts): number {
  return executed + compiled + walked + excused + unmarked
}
