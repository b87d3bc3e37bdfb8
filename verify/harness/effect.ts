import type { Documents, State, Version } from './content-state.ts'

/** Maximum number of attributes to list by name. */
const NAMED = 6
const EMPTY = new Set(['null', '[]', '""', '{}'])

/** Effect of a sample that didn't change any documents. */
export const NOTHING = ['nothing has changed']

/**
 * Describes a sample's changes to the database, a line for each kind: `1 restaurant changed: draft (fr) deleted`. Created and deleted
 * documents come first, losses in other documents last.
 */
export function effectOf(before: State, after: State): string[] {
  const uids = [...new Set([...before.keys(), ...after.keys()])].toSorted(inOrder)
  const changes = uids.flatMap((uid) => changesOf(before.get(uid), after.get(uid)))
  return changes.length === 0 ? NOTHING : changes.toSorted((one, other) => one.rank - other.rank).map(({ text }) => text)
}

/** Whether the sample changed any documents. */
export function hasChanged(effect: string[]): boolean {
  return effect[0] !== NOTHING[0]
}

/** Whether the sample deleted data, which its response may not show. */
export function hasLost(effect: string[]): boolean {
  return effect.some(isLoss)
}

function isLoss(text: string): boolean {
  return /\b(?:deleted|emptied|fewer)\b/.test(text)
}

/** Sorts the application's content types before those of plugins. */
function inOrder(one: string, other: string): number {
  const rank = (uid: string) => (uid.startsWith('api::') ? 0 : 1)
  return rank(one) - rank(other) || (one < other ? -1 : 1)
}

interface Change {
  rank: number
  text: string
}

function changesOf(before: Documents | undefined, after: Documents | undefined): Change[] {
  const { names } = (after ?? before)!
  const ids = new Set([...(before?.versions.keys() ?? []), ...(after?.versions.keys() ?? [])])
  const changes = new Map<string, { rank: number; count: number }>()
  for (const id of ids) {
    const change = changeOf(before?.versions.get(id), after?.versions.get(id))
    if (change) changes.set(change.text, { rank: change.rank, count: (changes.get(change.text)?.count ?? 0) + 1 })
  }
  return [...changes].map(([text, { rank, count }]) => ({ rank, text: `${count} ${count === 1 ? names.one : names.other} ${text}` }))
}

type Versions = ReadonlyMap<string, Version>

/** @returns `undefined` if the document hasn't changed */
function changeOf(before: Versions | undefined, after: Versions | undefined): Change | undefined {
  if (before === undefined || after === undefined) {
    const named = namesOf([...(before ?? after)!.values()])
    return { rank: 0, text: `${before ? 'deleted' : 'created'}${named === '' ? '' : `: ${named}`}` }
  }
  const groups = new Map<string, Version[]>()
  const note = (what: string, version: Version) => groups.set(what, [...(groups.get(what) ?? []), version])
  for (const [key, version] of before) if (!after.has(key)) note('deleted', version)
  for (const [key, version] of after) {
    const old = before.get(key)
    for (const what of old ? changedValues(old, version) : ['created']) note(what, version)
  }
  if (groups.size === 0) return undefined
  const rank = groups.has('created') || groups.has('deleted') ? 1 : [...groups.keys()].every(isLoss) ? 3 : 2
  return { rank, text: `changed: ${[...groups].map(([what, versions]) => changeIn(what, versions)).join('; ')}` }
}

/** Lists changed attributes: those with a new value, lists with fewer entries, and emptied ones. */
function changedValues(before: Version, after: Version): string[] {
  const names = [...new Set([...Object.keys(before.values), ...Object.keys(after.values)])]
  const all = names.filter((name) => before.values[name] !== after.values[name])
  // Each publication has a new time.
  const changed = all.length > 1 ? all.filter((name) => name !== 'publishedAt') : all
  const isEmptied = (name: string) => EMPTY.has(after.values[name] ?? 'null')
  const isShorter = (name: string) => !isEmptied(name) && isPart(after.values[name]!, before.values[name] ?? 'null')
  const [emptied, shorter] = [changed.filter(isEmptied), changed.filter(isShorter)]
  const others = changed.filter((name) => !isEmptied(name) && !isShorter(name))
  return [
    ...(others.length > 0 ? [listed(others)] : []),
    ...(shorter.length > 0 ? [`fewer ${listed(shorter)}`] : []),
    ...(emptied.length > 0 ? [`${listed(emptied)} emptied`] : []),
  ]
}

/** Whether a JSON list equals another one without some of its entries. */
function isPart(part: string, whole: string): boolean {
  const [few, many] = [part, whole].map((text) => JSON.parse(text) as unknown)
  if (!Array.isArray(few) || !Array.isArray(many)) return false
  const texts = new Set(many.map((entry) => JSON.stringify(entry)))
  return few.length < many.length && few.every((entry) => texts.has(JSON.stringify(entry)))
}

function listed(names: string[]): string {
  if (names.length <= NAMED) return names.join(', ')
  return `${names.slice(0, NAMED - 1).join(', ')} and ${names.length - NAMED + 1} more`
}

function changeIn(what: string, versions: Version[]): string {
  const named = namesOf(versions)
  if (what === 'created' || what === 'deleted') return `${named} ${what}`
  return named === '' ? what : `${what} in ${named}`
}

/** For example, `draft (en, fr), published (en)`. */
function namesOf(versions: Version[]): string {
  const locales = new Map<string, string[]>()
  for (const { status = '', locale } of versions)
    locales.set(status, [...(locales.get(status) ?? []), ...(locale === undefined ? [] : [locale])])
  return [...locales]
    .map(([status, list]) => {
      const names = list.toSorted().join(', ')
      return status === '' || names === '' ? status || names : `${status} (${names})`
    })
    .toSorted()
    .join(', ')
}
