import { editDistance } from '../values/edit-distance.ts'

/** More than these are another word. */
const MOST_SLIPS = 3

/**
 * The candidate that a writer most likely meant, or `undefined` when none is near. In a path, each name has to be near; else its last
 * name has to be right, and that of one candidate only: a page that was looked for in another section.
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

/** How many slips make one path of the other; not finite when one of its names is too far from the other's, or all are from `limit`. */
function distanceOf(typed: string[], names: string[], limit: number): number {
  if (typed.length !== names.length) return Infinity
  let sum = 0
  for (const [index, name] of typed.entries()) {
    // Most of a path is right.
    if (name === names[index]) continue
    const most = Math.min(Math.max(1, Math.floor(name.length / 3)), MOST_SLIPS)
    const distance = editDistance(name, names[index]!, most)
    if (distance > most) return Infinity
    sum += distance
    if (sum >= limit) return Infinity
  }
  return sum
}

/** "Did you mean …?", or `undefined` when nothing is near. */
export function didYouMean(word: string, candidates: Iterable<string>): string | undefined {
  const near = suggest(word, candidates)
  return near === undefined ? undefined : `Did you mean "${near}"?`
}
