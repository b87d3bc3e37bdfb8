/** Maximum number of suggestions. */
const SHOWN = 3
/** Maximum number of queries per round. */
const TRIED = 8

/** Returns candidates in two rounds: the query without one of its words, then each word alone. */
function shorterQueries(query: string): [string[], string[]] {
  const words = query.split(/\s+/).filter((word) => word !== '')
  const shorter = words.map((_, index) => words.toSpliced(index, 1).join(' '))
  const distinct = (queries: string[]) => [...new Set(queries)].filter((other) => other !== '' && other !== words.join(' ')).slice(0, TRIED)
  return [distinct(shorter), words.length > 2 ? distinct(words) : []]
}

/**
 * Returns up to three shorter queries that have results.
 * @param countResults returns a query's number of results
 */
export async function suggestQueries(query: string, countResults: (query: string) => Promise<number>): Promise<string[]> {
  const [shorter, words] = shorterQueries(query)
  const found = await withResults(shorter, countResults)
  return found.length > 0 ? found : withResults(words, countResults)
}

async function withResults(queries: string[], countResults: (query: string) => Promise<number>): Promise<string[]> {
  const counts = await Promise.all(queries.map(countResults))
  return queries.filter((_, index) => counts[index]! > 0).slice(0, SHOWN)
}
