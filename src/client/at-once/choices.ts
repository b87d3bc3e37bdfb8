import { all, parameters } from './root.ts'
import { keep, stored } from './storage.ts'

/** Selects the same alternative in all tabs of a group, and stores it for later visits. */
export function syncChoices({ target }: Event): void {
  const chosen = target as HTMLInputElement
  const { dataset, value } = chosen
  if (!dataset.group) return
  keep(keyOf(chosen), value)
  for (const input of radios()) if (input.dataset.group === dataset.group && input.value === value) input.checked = true
}

/** Selects the alternatives in a new article: those in the URL (`?tab=`) take precedence over stored ones. */
export function restoreChoices(): void {
  const named = parameters().getAll('tab')
  for (const input of radios()) if (stored(keyOf(input)) === input.value) input.checked = true
  for (const input of radios()) if (named.includes(input.value)) input.checked = true
}

function keyOf({ dataset }: HTMLInputElement): string {
  return `tabs.${dataset.group}`
}

function radios(): Iterable<HTMLInputElement> {
  return all<HTMLInputElement>('.tab input')
}
