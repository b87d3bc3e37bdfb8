/**
 * Formats a Markdown table.
 * @param rows cells as Markdown; this function escapes pipes
 */
export function markdownTable(columns: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.map((cell) => cell.replaceAll('|', String.raw`\|`)).join(' | ')} |`
  return [line(columns), line(columns.map(() => '-')), ...rows.map(line)].join('\n')
}
