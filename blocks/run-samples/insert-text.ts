/** Replaces the selection. `execCommand` is deprecated, but the only way to keep the browser's undo history. */
export function insertText(field: HTMLTextAreaElement, text: string): void {
  field.focus()
  document.execCommand('insertText', false, text)
}

/** Returns the next line's indentation: the current line's, increased after an opening bracket. */
export function indentOf(text: string, place: number): string {
  const line = text.slice(text.lastIndexOf('\n', place - 1) + 1, place)
  return /^[ \t]*/.exec(line)![0] + (/[([{]\s*$/.test(line) ? '  ' : '')
}
