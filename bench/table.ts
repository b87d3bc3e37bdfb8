/** Formats a Markdown table. Short rows are filled with empty cells. */
export function table(heads: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${heads.map((_, index) => cells[index] ?? '').join(' | ')} |`
  return [line(heads), line(heads.map((_, index) => (index === 0 ? '---' : '---:'))), ...rows.map(line)].join('\n')
}
