/** What is further away was meant otherwise; a site may have thousands of candidates, and thousands of wrong words. */
const MANY_SLIPS = 6

/**
 * The candidate that a writer most likely meant, or `undefined` when none is near.
 * Distance is Damerau–Levenshtein (optimal string alignment), because swapped letters are the commonest slip.
 */
export function suggest(word: string, candidates: Iterable<string>): string | undefined {
  const limit = Math.min(Math.max(1, Math.floor(word.length / 3)), MANY_SLIPS)
  let best: string | undefined
  let bestDistance = limit + 1
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - word.length) >= bestDistance) continue
    const distance = editDistance(word.toLowerCase(), candidate.toLowerCase(), bestDistance)
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

/** @param limit from which on it doesn't matter how far they are apart */
function editDistance(a: string, b: string, limit: number): number {
  let beforePrevious = new Uint16Array(b.length + 1)
  let previous = Uint16Array.from({ length: b.length + 1 }, (_, column) => column)
  let current = new Uint16Array(b.length + 1)
  let previousLeast = 0
  for (let row = 1; row <= a.length; row++) {
    current[0] = row
    let least = row
    for (let column = 1; column <= b.length; column++) {
      const substitution = previous[column - 1]! + (a[row - 1] === b[column - 1] ? 0 : 1)
      let cost = Math.min(current[column - 1]! + 1, previous[column]! + 1, substitution)
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        cost = Math.min(cost, beforePrevious[column - 2]! + 1)
      }
      current[column] = cost
      least = Math.min(least, cost)
    }
    // No step makes the way shorter, and a swap looks two rows back.
    if (least >= limit && previousLeast >= limit) return limit
    previousLeast = least
    ;[beforePrevious, previous, current] = [previous, current, beforePrevious]
  }
  return previous[b.length]!
}
