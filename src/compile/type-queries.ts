/** A name in a sample and its type, from a line `// ^? string` below it. */
export interface TypeQuery {
  /** 0-based line of the name in the code as shown, followed by its columns. */
  line: number
  start: number
  end: number
  type: string
}

const QUERY = /^(\s*\/\/\s*)\^\?(?:\s+(.*))?$/
const LANGUAGES = /^[cm]?[jt]sx?$|^(?:java|type)script$/

/**
 * Separates type queries from the code that readers see.
 * @returns in `wrong`, the 1-based lines of the code as written whose caret isn't below a name; in `untyped`, those without a type
 */
export function readTypeQueries(
  written: string,
  language: string,
): { code: string; queries: TypeQuery[]; wrong: number[]; untyped: number[] } {
  const queries: TypeQuery[] = []
  const wrong: number[] = []
  const untyped: number[] = []
  if (!written.includes('^?') || !LANGUAGES.test(language)) return { code: written, queries, wrong, untyped }
  const lines: string[] = []
  for (const [index, text] of written.split('\n').entries()) {
    const [, before, type = ''] = QUERY.exec(text) ?? []
    if (before === undefined) {
      lines.push(text)
      continue
    }
    const name = nameAt(lines.at(-1) ?? '', before.length)
    if (!name) wrong.push(index + 1)
    else if (type.trim() === '') untyped.push(index + 1)
    else queries.push({ line: lines.length - 1, ...name, type: type.trim() })
  }
  return { code: lines.join('\n'), queries, wrong, untyped }
}

function nameAt(line: string, column: number): { start: number; end: number } | undefined {
  for (const { 0: name, index } of line.matchAll(/[\p{L}\p{N}_$]+/gu)) {
    if (index <= column && column < index + name.length) return { start: index, end: index + name.length }
  }
  return undefined
}
