import { createHash } from 'node:crypto'
import type { BoundFact } from '../harness/bound.ts'
import type { BoundTable, Fence, SampleDocument } from '../harness/document.ts'
import type { Mark } from '../harness/mark.ts'

/** An item of a document that may have a different result in another version. */
export type Item = { key: string; line: number } & (
  | { what: 'sample'; fence: Fence & { mark: Mark } }
  | { what: 'table'; table: BoundTable }
  | { what: 'fact'; fact: BoundFact }
)

/** Marks of fences that aren't samples. */
const NO_SAMPLE = new Set<string>(['no', 'variables', 'file', 'response', 'effect'])
const KEY_LENGTH = 8

/**
 * Items of a document that are compared between versions, in order. Keys are hashes of the code and its setup, so edits elsewhere on the
 * page don't change them.
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

/** Setup of each sample: its code, settings, and preceding or surrounding code. */
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
