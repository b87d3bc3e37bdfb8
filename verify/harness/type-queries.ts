/** A `// ^?` line in a sample, which queries the type of the name above the caret. */
export interface TypeQuery {
  /** 0-based line of the query. */
  line: number
  /** 0-based line and column of a character in the queried name. */
  of: { line: number; character: number }
}

const QUERY = /^(\s*\/\/\s*)\^\?(?:\s.*)?$/

/** Returns a sample's queries; must match the engine's parser (`src/compile/type-queries.ts`). */
export function typeQueries(code: string): TypeQuery[] {
  const queries: TypeQuery[] = []
  let above = -1
  for (const [line, text] of code.split('\n').entries()) {
    const [, before] = QUERY.exec(text) ?? []
    if (before === undefined) above = line
    else queries.push({ line, of: { line: above, character: before.length } })
  }
  return queries
}

/** Returns the sample with the types after its queries. */
export function withTypes(code: string, types: ReadonlyMap<TypeQuery, string>): string {
  const lines = code.split('\n')
  for (const [{ line }, type] of types) lines[line] = `${lines[line]!.slice(0, lines[line]!.indexOf('^?') + 2)} ${type}`
  return lines.join('\n')
}
