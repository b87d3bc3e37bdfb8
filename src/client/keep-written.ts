type Field = HTMLInputElement | HTMLTextAreaElement

/**
 * Saves the values and the selection of text fields during hydration, which resets them to what the server rendered.
 * @returns a function that restores them and fires `input` events
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
  // Use the prototype's setter: React overrides `value` on the element to track it, and would ignore the event because it sees no
  // change.
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!
  set!.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
