/**
 * A table as Markdown.
 * @param rows cells as Markdown; a bar in one is escaped here
 */
export function markdownTable(columns: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.map((cell) => cell.replaceAll('|', String.raw`\|`)).join(' | ')} |`
  return [line(columns), line(columns.map(() => '-')), ...rows.map(line)].join('\n')
}
