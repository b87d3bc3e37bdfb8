import { keep, stored } from './storage.ts'

/** Tabs of one group show the same alternative, on the whole page and on the next visit. */
export function syncChoices({ target }: Event): void {
  if (!(target instanceof HTMLInputElement) || target.dataset.group === undefined) return
  const { dataset, value } = target
  keep(keyOf(target), value)
  for (const input of radios()) if (input.dataset.group === dataset.group && input.value === value) input.checked = true
}

/** Shows the remembered alternatives in an article that has come in. */
export function restoreChoices(): void {
  for (const input of radios()) if (stored(keyOf(input)) === input.value) input.checked = true
}

function keyOf({ dataset }: HTMLInputElement): string {
  return `tabs.${dataset.group}`
}

function radios(): Iterable<HTMLInputElement> {
  return document.querySelectorAll<HTMLInputElement>('input[data-group]')
}
