/** A line `// ^?` of a sample: it asks for the type of the name above its caret, which stands behind it. */
export interface TypeQuery {
  /** 0-based line of the sample that has the query. */
  line: number
  /** 0-based line and column of a letter of the name that it asks for. */
  of: { line: number; character: number }
}

const QUERY = /^(\s*\/\/\s*)\^\?(?:\s.*)?$/

/** The queries of a sample, as the engine reads them (`src/compile/type-queries.ts`). */
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

/** The sample with what the compiler says behind each query. */
export function withTypes(code: string, types: ReadonlyMap<TypeQuery, string>): string {
  const lines = code.split('\n')
  for (const [{ line }, type] of types) lines[line] = `${lines[line]!.slice(0, lines[line]!.indexOf('^?') + 2)} ${type}`
  return lines.join('\n')
}
