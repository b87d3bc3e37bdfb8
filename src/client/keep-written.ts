type Field = HTMLInputElement | HTMLTextAreaElement

/**
 * Keeps what a reader has written in fields, and the place in it, while React takes them over, which sets them back to what the
 * server rendered.
 * @returns gives it back, as if it were written now
 */
export function keepWritten(element: Element): () => void {
  const fields = [...element.querySelectorAll('input, textarea')].filter(isField)
  const written = fields.filter((field) => field.value !== field.defaultValue).map((field) => [field, field.value] as const)
  const active = fields.find((field) => field === document.activeElement)
  const selection = active && ([active.selectionStart, active.selectionEnd, active.selectionDirection ?? 'none'] as const)
  return () => {
    for (const [field, value] of written) write(field, value)
    if (selection) active.setSelectionRange(...selection)
  }
}

function isField(element: Element): element is Field {
  return element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && element.type === 'text')
}

function write(field: Field, value: string): void {
  // Past React, which would otherwise know the value already and see no change.
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!
  set!.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
