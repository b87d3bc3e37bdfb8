/** A fact's table: the columns in the first row. A cell that the product doesn't state is `null`. */
export type FactRows = Array<Array<string | null>>

/**
 * Compares a document's table with the product's. The fact's first row contains the columns to compare; the table may have others. Rows are
 * matched by their first column, in any order; `null` matches any cell.
 * @returns the differences; `undefined` if there are none
 */
export function tableProblem(table: string[][], fact: string | FactRows): string | undefined {
  if (typeof fact === 'string') return 'This fact is a text: bind it to a sentence with {/* verify: fact=… */}.'
  const [header = [], ...rows] = table
  const [columns = [], ...facts] = fact
  const places = columns.map((column) => header.indexOf(column ?? ''))
  const missing = columns.find((_, index) => places[index] === -1)
  if (missing !== undefined) return `The table has no column “${missing}”; it has ${header.join(', ')}.`

  const problems: string[] = []
  const cell = (row: string[], index: number) => row[places[index]!] ?? ''
  for (const row of rows) {
    const name = cell(row, 0)
    const expected = facts.find(([key]) => key === name)
    if (!expected) {
      problems.push(`“${name}” isn’t in the product.`)
      continue
    }
    for (const [index, value] of expected.entries()) {
      if (value !== null && cell(row, index) !== value)
        problems.push(`“${name}”: ${columns[index]} is “${value}”, not “${cell(row, index)}”.`)
    }
  }
  for (const [name] of facts) {
    if (!rows.some((row) => cell(row, 0) === name)) problems.push(`“${name}” is missing.`)
  }
  return problems.length === 0 ? undefined : problems.join('\n')
}
