import { join } from 'node:path'
import { NOTE_KINDS, type Note, type Notes } from './notes.ts'

/** Numbers of imported pages and files. */
export interface Counts {
  pages: number
  snippets: number
  files: number
  redirects: number
}

/** File name of the report. */
export const REPORT = 'IMPORT.md'

export function reportIn(out: string): string {
  return join(out, REPORT)
}

export function summary(counts: Counts, notes: Notes, report: string): string {
  const kinds = [...notes.byKind()]
  const width = Math.max(0, ...kinds.map(([kind]) => kind.length))
  return [
    `Imported ${countsOf(counts)}.`,
    ...(kinds.length === 0 ? ['Nothing needs a review.'] : ['', 'To review:']),
    ...kinds.map(([kind, found]) => `  ${kind.padEnd(width)}  ${String(found.length).padStart(5)}  ${NOTE_KINDS[kind]}`),
    ...(kinds.length === 0 ? [] : ['', `Files and lines: ${report}`]),
  ].join('\n')
}

/** The full report, as Markdown. */
export function reportOf(counts: Counts, notes: Notes): string {
  const parts = [...notes.byKind()].map(([kind, found]) =>
    [`## ${kind} (${found.length})`, '', NOTE_KINDS[kind], '', ...found.map(entryOf)].join('\n'),
  )
  const head = `# Import report\n\nImported ${countsOf(counts)}. Paths and line numbers are those of the old project.`
  return `${[head, ...parts].join('\n\n')}\n`
}

function countsOf({ pages, snippets, files, redirects }: Counts): string {
  const parts = Object.entries({ page: pages, snippet: snippets, file: files, redirect: redirects })
  return new Intl.ListFormat('en').format(parts.map(([name, count]) => `${count} ${name}${count === 1 ? '' : 's'}`))
}

function entryOf({ file, line, message }: Note): string {
  return `- \`${file}${line === undefined ? '' : `:${line}`}\` ${message.replaceAll(/\s+/g, ' ')}`
}
