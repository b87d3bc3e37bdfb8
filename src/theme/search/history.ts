import { parseList } from '../state/storage.ts'

export interface OpenedResult {
  /** Route with hash. */
  target: string
  title: string
  /** Ancestors, outermost first. */
  context: string[]
}

export const MAX_RECENT = 7
export const MAX_FAVORITES = 5

/** Parses stored results, dropping invalid items, external links, and duplicates. */
export function parseOpened(text: string | null): OpenedResult[] {
  const results = parseList(text).flatMap((item) => {
    const result = openedResult(item)
    return result ? [result] : []
  })
  return results.filter(({ target }, index) => results.findIndex((other) => other.target === target) === index)
}

function openedResult(item: unknown): OpenedResult | undefined {
  if (typeof item !== 'object' || item === null) return undefined
  const { target, title, context } = item as Record<string, unknown>
  if (typeof target !== 'string' || !/^\/(?![/\\])\P{Cc}*$/u.test(target) || typeof title !== 'string' || title === '') return undefined
  return { target, title, context: Array.isArray(context) ? context.filter((part) => typeof part === 'string') : [] }
}

/** Moves a result to the front of a list, limited to `max` items. */
export function remember(list: OpenedResult[], result: OpenedResult, max: number): OpenedResult[] {
  return [result, ...forget(list, result)].slice(0, max)
}

export function forget(list: OpenedResult[], { target }: OpenedResult): OpenedResult[] {
  return list.filter((other) => other.target !== target)
}
