import { createHash } from 'node:crypto'
import type { BoundFact } from '../harness/bound.ts'
import type { BoundTable, Fence, SampleDocument } from '../harness/document.ts'
import type { Mark } from '../harness/mark.ts'

/** What of a document is true in one version and may be otherwise in another. */
export type Item = { key: string; line: number } & (
  | { what: 'sample'; fence: Fence & { mark: Mark } }
  | { what: 'table'; table: BoundTable }
  | { what: 'fact'; fact: BoundFact }
)

/** Marks of what stands beside a sample, and is no sample itself. */
const NO_SAMPLE = new Set<string>(['no', 'variables', 'file', 'response', 'effect'])
const KEY_LENGTH = 8

/**
 * What of a document is held against a version, in order. Keys are made of what runs and what it needs, so an edit elsewhere on
 * the page leaves them as they are.
 */
export function itemsOf(document: SampleDocument): Item[] {
  const taken = new Map<string, number>()
  const keyOf = (...parts: unknown[]) => {
    const hash = createHash('sha256').update(JSON.stringify(parts)).digest('base64url').replace(/[-_]/g, '').slice(0, KEY_LENGTH)
    const count = (taken.get(hash) ?? 0) + 1
    taken.set(hash, count)
    return count === 1 ? hash : `${hash}~${count}`
  }
  const setups = setupsOf(document)
  return [
    ...document.fences.flatMap((fence): Item[] => {
      const setup = setups.get(fence)
      return setup === undefined
        ? []
        : [{ key: keyOf('sample', setup), line: fence.first, what: 'sample', fence: fence as Fence & { mark: Mark } }]
    }),
    ...document.tables.map((table): Item => ({ key: keyOf('table', table.fact, table.rows), line: table.line, what: 'table', table })),
    ...document.facts.map((fact): Item => ({ key: keyOf('fact', fact.evidence), line: fact.line, what: 'fact', fact })),
  ]
}

/** What each sample of a document is made of: its code, how it is run, and what runs before it or around it. */
function setupsOf({ fences, fixture }: SampleDocument): Map<Fence, unknown> {
  const setups = new Map<Fence, unknown>()
  let variables: string | undefined
  let before: unknown
  for (const fence of fences) {
    const { mark, language, title, code } = fence
    if (mark?.kind === 'variables') variables = code
    if (!mark || NO_SAMPLE.has(mark.kind)) continue
    const { kind, status, as, in: named, by, after, throws, fails } = mark as Mark
    const around = fences
      .filter((other) => other !== fence && isAround(other.mark as Mark | undefined, { named, by }))
      .map((other) => [other.title, other.code])
    const setup = { fixture, kind, status, as, by, throws, fails, language, title, code, variables, around, ...(after && { before }) }
    setups.set(fence, setup)
    if (kind !== 'ts') before = setup
    variables = undefined
  }
  return setups
}

function isAround(mark: Mark | undefined, { named, by }: { named: string | undefined; by: string | undefined }): boolean {
  if (mark?.kind === 'app') return named !== undefined && mark.in === named
  return mark?.kind === 'file' && by !== undefined && mark.by === by
}
