/** Replaces the selection. `execCommand` is deprecated, but the only way to keep the browser's undo history. */
export function insertText(field: HTMLTextAreaElement, text: string): void {
  field.focus()
  document.execCommand('insertText', false, text)
}
