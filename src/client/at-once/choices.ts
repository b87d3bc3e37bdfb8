import { all, parameters } from './root.ts'
import { keep, stored } from './storage.ts'

/** Tabs of one group show the same alternative, on the whole page and on the next visit. */
export function syncChoices({ target }: Event): void {
  const chosen = target as HTMLInputElement
  const { dataset, value } = chosen
  if (!dataset.group) return
  keep(keyOf(chosen), value)
  for (const input of radios()) if (input.dataset.group === dataset.group && input.value === value) input.checked = true
}

/** Shows, in an article that has come in, the alternatives that its address names (`?tab=`), else those that are remembered. */
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
