/**
 * The candidate that a writer most likely meant, or `undefined` when none is near.
 * Distance is Damerau–Levenshtein (optimal string alignment), because swapped letters are the commonest slip.
 */
export function suggest(word: string, candidates: Iterable<string>): string | undefined {
  const limit = Math.max(1, Math.floor(word.length / 3))
  let best: string | undefined
  let bestDistance = limit + 1
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - word.length) >= bestDistance) continue
    const distance = editDistance(word.toLowerCase(), candidate.toLowerCase())
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

function editDistance(a: string, b: string): number {
  let beforePrevious: number[] = []
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const current = [row]
    for (let column = 1; column <= b.length; column++) {
      const substitution = previous[column - 1]! + (a[row - 1] === b[column - 1] ? 0 : 1)
      let cost = Math.min(current[column - 1]! + 1, previous[column]! + 1, substitution)
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        cost = Math.min(cost, beforePrevious[column - 2]! + 1)
      }
      current.push(cost)
    }
    beforePrevious = previous
    previous = current
  }
  return previous[b.length]!
}
