type Field = HTMLInputElement | HTMLTextAreaElement

interface Written {
  value: string
  selection: [number, number] | undefined
}

/**
 * Keeps what a reader writes in fields until React has taken them over, which sets them back to what the server rendered.
 * @returns gives it back, as if it were written now
 */
export function keepWritten(element: Element): () => void {
  const kept = new Map<Field, Written>()
  const keep = (field: EventTarget | null) => {
    if (!isField(field)) return
    if (field.value === field.defaultValue) return void kept.delete(field)
    const isHere = field === document.activeElement
    kept.set(field, { value: field.value, selection: isHere ? [field.selectionStart ?? 0, field.selectionEnd ?? 0] : undefined })
  }
  const onInput = ({ target }: Event) => {
    if (target instanceof Node && element.contains(target)) keep(target)
  }
  for (const field of element.querySelectorAll('input, textarea')) keep(field)
  // Before React hears of it, which then takes over at once what is being written to, and sets it back.
  addEventListener('input', onInput, true)
  return () => {
    removeEventListener('input', onInput, true)
    for (const [field, written] of kept) write(field, written)
  }
}

function isField(target: EventTarget | null): target is Field {
  return target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type === 'text')
}

function write(field: Field, { value, selection }: Written): void {
  // Past React, which would otherwise know the value already and see no change.
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!
  set!.call(field, value)
  if (selection) field.setSelectionRange(...selection)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
