import type { Code } from 'mdast'

/** The text after a fence's language. */
export interface FenceMeta {
  title?: string
  /** 1-based numbers of highlighted lines. */
  highlighted: Set<number>
  showLineNumbers: boolean
  /** Whether each line starts with `+`, `-`, or a space. */
  isDiff: boolean
  /** Label of the tab that it becomes, together with adjacent fences that have one. */
  tab?: string
  /** Tabs of the same group switch together. By default, those with the same labels do. */
  group?: string
  /** Words that belong to blocks (`BlockDefinition.fence`). */
  words: string[]
  /** How the verification harness runs the sample. */
  verify?: string
  /** Unknown words. */
  unknown: string[]
}

const META_PART = /(\w+)=(?:"([^"]*)"|'([^']*)')|\{([\d,\s-]+)\}|(\S+)/g
const LINE_NUMBERS = 'showLineNumbers'
const DIFF = 'diff'

/** Words that every fence supports, for suggestions. */
export const fenceWords = ['title', 'verify', 'tab', 'group', DIFF, LINE_NUMBERS]

/**
 * Parses `title="a.js" {1,3-5} showLineNumbers`. Never throws: what it can't parse is in `unknown`.
 * @param known words that belong to blocks
 */
export function parseFenceMeta(meta: string, known: readonly string[] = []): FenceMeta {
  const result: FenceMeta = { highlighted: new Set(), showLineNumbers: false, isDiff: false, words: [], unknown: [] }
  for (const [whole, key, double, single, ranges, word] of meta.matchAll(META_PART)) {
    const value = double ?? single
    if (ranges !== undefined) addRanges(result.highlighted, ranges)
    else if (key === 'title' && value !== undefined) result.title = value
    else if (key === 'verify' && value !== undefined) result.verify = value
    else if ((key === 'tab' || key === 'group') && value !== undefined) result[key] = value
    else if (word === DIFF) result.isDiff = true
    else if (word === LINE_NUMBERS) result.showLineNumbers = true
    else if (word !== undefined && known.includes(word)) result.words.push(word)
    else result.unknown.push(key ?? whole)
  }
  return result
}

const MAX_LINE = 10_000

function addRanges(lines: Set<number>, ranges: string): void {
  for (const range of ranges.split(',')) {
    const [from, to = from] = range.split('-').map(Number)
    if (!from || !to) continue
    for (let line = from; line <= Math.min(to, MAX_LINE); line++) lines.add(line)
  }
}

/** Removes everything from a fence's meta that only this site supports; only the title remains. */
export function plainFence({ lang = null, value }: Code, title?: string): Code {
  const quote = title?.includes('"') ? "'" : '"'
  return { type: 'code', lang, value, ...(title === undefined ? {} : { meta: `title=${quote}${title}${quote}` }) }
}
