import { editDistance } from '../values/edit-distance.ts'

/** Maximum edit distance between two names; beyond that, they count as different words. */
const MOST_SLIPS = 3

/**
 * Returns the candidate that a writer most likely meant, or `undefined` if none is similar. In a path, every name must be similar.
 * Otherwise, the last name must be equal, and only in one candidate: the page may be in another section.
 */
export function suggest(word: string, candidates: Iterable<string>): string | undefined {
  const typed = word
    .toLowerCase()
    .replace(/(?<=.)\/$/, '')
    .split('/')
  let best: string | undefined
  let bestDistance = Infinity
  const elsewhere: string[] = []
  for (const candidate of candidates) {
    const names = candidate.toLowerCase().split('/')
    const distance = distanceOf(typed, names, bestDistance)
    if (distance < bestDistance) {
      best = candidate
      bestDistance = distance
    }
    if (typed.length > 1 && typed.at(-1) !== '' && typed.at(-1) === names.at(-1)) elsewhere.push(candidate)
  }
  return best ?? (elsewhere.length === 1 ? elsewhere[0] : undefined)
}

/** Sum of the edit distances between the names of two paths. Infinite if one name differs too much, or the sum reaches `limit`. */
function distanceOf(typed: string[], names: string[], limit: number): number {
  if (typed.length !== names.length) return Infinity
  let sum = 0
  for (const [index, name] of typed.entries()) {
    // Most names of a path are equal.
    if (name === names[index]) continue
    const most = Math.min(Math.max(1, Math.floor(name.length / 3)), MOST_SLIPS)
    const distance = editDistance(name, names[index]!, most)
    if (distance > most) return Infinity
    sum += distance
    if (sum >= limit) return Infinity
  }
  return sum
}

/** Returns "Did you mean …?", or `undefined` if no candidate is similar. */
export function didYouMean(word: string, candidates: Iterable<string>): string | undefined {
  const near = suggest(word, candidates)
  return near === undefined ? undefined : `Did you mean "${near}"?`
}
