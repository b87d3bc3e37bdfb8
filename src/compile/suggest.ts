import { editDistance } from '../values/edit-distance.ts'

/** What is further away was meant otherwise; a site may have thousands of candidates, and thousands of wrong words. */
const MANY_SLIPS = 6

/** The candidate that a writer most likely meant, or `undefined` when none is near. */
export function suggest(word: string, candidates: Iterable<string>): string | undefined {
  const limit = Math.min(Math.max(1, Math.floor(word.length / 3)), MANY_SLIPS)
  let best: string | undefined
  let bestDistance = limit + 1
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - word.length) >= bestDistance) continue
    const distance = editDistance(word.toLowerCase(), candidate.toLowerCase(), bestDistance - 1)
    if (distance < bestDistance) {
      best = candidate
      bestDistance = distance
    }
  }
  return best
}

/** "Did you mean …?", or `undefined` when nothing is near. */
export function didYouMean(word: string, candidates: Iterable<string>): string | undefined {
  const near = suggest(word, candidates)
  return near === undefined ? undefined : `Did you mean "${near}"?`
}
