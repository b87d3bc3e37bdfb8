/**
 * Number of insertions, deletions, substitutions, and swaps of neighboring letters that turn one word into another (optimal
 * string alignment). A swap counts as one edit, since it is the most common typo.
 * @param limit distances above it aren't computed exactly
 * @param isPrefix whether `typed` may be a prefix of `word`
 * @returns the distance, or `limit + 1` if it exceeds the limit
 */
export function editDistance(typed: string, word: string, limit: number, isPrefix = false): number {
  if (!isPrefix && Math.abs(typed.length - word.length) > limit) return limit + 1
  const width = Math.min(word.length, typed.length + limit)
  let beforeLast: number[] = []
  let last = Array.from({ length: width + 1 }, (_, column) => column)
  for (let row = 1; row <= typed.length; row++) {
    const current = [row]
    let smallest = row
    for (let column = 1; column <= width; column++) {
      const same = typed[row - 1] === word[column - 1]
      let cost = Math.min(last[column]! + 1, current[column - 1]! + 1, last[column - 1]! + (same ? 0 : 1))
      if (row > 1 && column > 1 && typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1]) {
        cost = Math.min(cost, beforeLast[column - 2]! + 1)
      }
      current.push(cost)
      smallest = Math.min(smallest, cost)
    }
    // The distance can't decrease in later rows. A swap refers to the row before last, but that doesn't lower the minimum.
    if (smallest > limit) return limit + 1
    beforeLast = last
    last = current
  }
  const result = isPrefix ? Math.min(...last) : width === word.length ? last[width]! : limit + 1
  return Math.min(result, limit + 1)
}
