/** Replaces a range, or the selection. `execCommand` is deprecated, but the only way to keep the browser's undo history. */
export function insertText(field: HTMLTextAreaElement, text: string, range?: { from: number; to: number }): void {
  field.focus()
  if (range) field.setSelectionRange(range.from, range.to)
  document.execCommand('insertText', false, text)
}

/** Inserts a line break with the current line's indentation, increased after an opening bracket. */
export function insertLine(field: HTMLTextAreaElement): void {
  insertText(field, `\n${indentOf(field.value, field.selectionStart)}`)
}

function indentOf(text: string, place: number): string {
  const line = text.slice(text.lastIndexOf('\n', place - 1) + 1, place)
  return /^[ \t]*/.exec(line)![0] + (/[([{]\s*$/.test(line) ? '  ' : '')
}
