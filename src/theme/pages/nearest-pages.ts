import { editDistance } from '../../values/edit-distance.ts'

/** A page by which an address may have been meant. */
export interface KnownPage {
  route: string
  title: string
}

/** What the parts of an address before its last one count for, beside that. */
const PARENT = 0.4
/** Pages that have less of the address than this, of all that can be known, aren't near. */
const NEAR = 0.3
/** A shorter beginning of a word isn't it. */
const SHORTEST_BEGINNING = 4
/** A word may have one slip for so many letters. */
const LETTERS_A_SLIP = 5

/** Words of an address or a title, lower case. */
function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}

/** The parts of a path, without the end of a file's name. */
function partsOf(path: string): string[] {
  const parts = path.replace(/(\/index)?\.\w+$/, '').split('/')
  return parts.filter((part) => part !== '')
}

/** What a search for a missing page could be for: the words of its name. */
export function searchWords(path: string): string {
  return wordsOf(partsOf(path).at(-1) ?? '').join(' ')
}

/**
 * The pages whose addresses and titles have most of the words of an address, the best first: rare words count for more than
 * common ones, the last part of the address for more than what is before it.
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
    // A long address has something of everything.
    const size = inRoute.reduce((sum, word) => sum + rarity.get(word)!, 0)
    return { page, share: share / total, score: (score * share) / Math.sqrt(size) }
  })
  return scored
    .filter(({ share }) => share >= NEAR)
    .sort((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ page }) => page)
}

/** The words of an address and what each counts for. */
function askedWords(path: string): Map<string, number> {
  const asked = new Map<string, number>()
  for (const [word, isLast] of pathWords(path)) asked.set(word, isLast ? 1 : PARENT)
  return asked
}

/** The words of an address, and whether each is of its last part, which is a word as a whole, too: `quickstart` is `quick-start`. */
function pathWords(path: string): Map<string, boolean> {
  const parts = partsOf(path)
  const words = new Map<string, boolean>(parts.slice(0, -1).flatMap((part) => wordsOf(part).map((word) => [word, false] as const)))
  const last = wordsOf(parts.at(-1) ?? '')
  for (const word of [...last, last.join('')]) words.set(word, true)
  return words
}

/** Of each word, how much it tells. */
function raritiesOf(pages: ReadonlyArray<ReadonlySet<string>>): Map<string, number> {
  const counts = new Map<string, number>()
  for (const words of pages) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return new Map([...counts].map(([word, count]) => [word, Math.log(1 + pages.length / count)]))
}

/** The words that one may have been meant as: itself, one that it begins or that begins it, one with a slip. */
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
