/** How many typos a word may have: none in short ones, two in long ones. */
export function allowedTypos(length: number): number {
  return length < 4 ? 0 : length < 8 ? 1 : 2
}

/**
 * Edit distance in which swapping two neighbors counts one (optimal string alignment).
 * @param isPrefix the typed word may be the beginning of the other
 * @returns the distance, or `limit + 1` when it is larger than the limit
 */
export function distance(typed: string, word: string, limit: number, isPrefix = false): number {
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
    if (smallest > limit) return limit + 1
    beforeLast = last
    last = current
  }
  const result = isPrefix ? Math.min(...last) : width === word.length ? last[width]! : limit + 1
  return Math.min(result, limit + 1)
}
