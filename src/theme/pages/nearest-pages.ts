import { editDistance } from '../../values/edit-distance.ts'

/** A candidate for a missing page. */
export interface KnownPage {
  route: string
  title: string
}

/** Weight of words in parent segments, relative to the last one. */
const PARENT = 0.4
/** Minimum share of the requested words that a page must match. */
const NEAR = 0.3
/** Minimum length of a prefix match. */
const SHORTEST_BEGINNING = 4
/** One typo is allowed per this many letters. */
const LETTERS_A_SLIP = 5

/** Returns the lowercase words of a path or title. */
function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}

/** Returns the segments of a path, without `/index` and the extension. */
function partsOf(path: string): string[] {
  const parts = path.replace(/(\/index)?\.\w+$/, '').split('/')
  return parts.filter((part) => part !== '')
}

/** Returns search words for a missing page: those of the last segment. */
export function wordsOfPath(path: string): string {
  return wordsOf(partsOf(path).at(-1) ?? '').join(' ')
}

/**
 * Returns the pages whose routes and titles best match a path, best first. Rare words count more than common ones, the last segment more
 * than its parents.
 * @param path decoded
 */
export function nearestPages<Page extends KnownPage>(path: string, pages: readonly Page[], limit: number): Page[] {
  const asked = askedWords(path)
  const known = pages.map((page) => {
    const inRoute = [...pathWords(page.route).keys()]
    return { page, inRoute, words: new Set([...inRoute, ...wordsOf(page.title)]) }
  })
  const rarity = raritiesOf(known.map(({ words }) => words))
  const likeness = new Map([...asked.keys()].map((word) => [word, likenesses(word, rarity.keys())]))
  const total = [...asked.values()].reduce((sum, weight) => sum + weight, 0)

  const scored = known.map(({ page, words, inRoute }) => {
    let score = 0
    let share = 0
    for (const [word, weight] of asked) {
      let best = 0
      let like = 0
      for (const [candidate, likely] of likeness.get(word)!) {
        if (!words.has(candidate)) continue
        best = Math.max(best, likely * rarity.get(candidate)!)
        like = Math.max(like, likely)
      }
      score += weight * best
      share += weight * like
    }
    // Normalize by length: long routes match some words of any path.
    const size = inRoute.reduce((sum, word) => sum + rarity.get(word)!, 0)
    return { page, share: share / total, score: (score * share) / Math.sqrt(size) }
  })
  return scored
    .filter(({ share }) => share >= NEAR)
    .sort((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ page }) => page)
}

/** Returns the words of a path with their weights. */
function askedWords(path: string): Map<string, number> {
  const asked = new Map<string, number>()
  for (const [word, isLast] of pathWords(path)) asked.set(word, isLast ? 1 : PARENT)
  return asked
}

/**
 * Returns the words of a path, and whether each is from the last segment, which also counts as one word: `quickstart` matches
 * `quick-start`.
 */
function pathWords(path: string): Map<string, boolean> {
  const parts = partsOf(path)
  const words = new Map<string, boolean>(parts.slice(0, -1).flatMap((part) => wordsOf(part).map((word) => [word, false] as const)))
  const last = wordsOf(parts.at(-1) ?? '')
  for (const word of [...last, last.join('')]) words.set(word, true)
  return words
}

/** Inverse document frequency of each word. */
function raritiesOf(pages: ReadonlyArray<ReadonlySet<string>>): Map<string, number> {
  const counts = new Map<string, number>()
  for (const words of pages) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return new Map([...counts].map(([word, count]) => [word, Math.log(1 + pages.length / count)]))
}

/** Returns similar words with their similarity: equal, one a prefix of the other, or within the allowed typos. */
function likenesses(asked: string, words: Iterable<string>): Map<string, number> {
  const found = new Map<string, number>()
  for (const word of words) {
    const likely = likeness(asked, word)
    if (likely > 0) found.set(word, likely)
  }
  return found
}

function likeness(asked: string, word: string): number {
  if (asked === word) return 1
  const [shorter, longer] = asked.length < word.length ? [asked, word] : [word, asked]
  if (shorter.length >= SHORTEST_BEGINNING && longer.startsWith(shorter)) return shorter.length / longer.length
  const limit = Math.floor(shorter.length / LETTERS_A_SLIP)
  return limit > 0 && editDistance(asked, word, limit) <= limit ? 0.7 : 0
}
