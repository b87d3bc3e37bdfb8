import { createStorageSlot } from '../theme/state/storage.ts'

/** Tabs of one group show the same alternative, on the whole page and on the next visit. */
export function syncChoices(): void {
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.dataset.group !== undefined) choose(target)
  })
  // What was chosen before this code was there.
  for (const input of radios()) if (input.checked && input !== unchosen(input)) choose(input)
}

/** Shows the remembered alternatives in an article that has come in. */
export function restoreChoices(): void {
  for (const input of radios()) {
    if (createStorageSlot(keyOf(input.dataset.group!)).get() === input.value) input.checked = true
  }
}

function choose({ dataset, value }: HTMLInputElement): void {
  const group = dataset.group!
  createStorageSlot(keyOf(group)).set(value)
  for (const input of radios()) if (input.dataset.group === group && input.value === value) input.checked = true
}

/** What the alternatives around a button show to a reader who hasn't chosen on this page: the remembered one, else the default. */
function unchosen({ name, dataset }: HTMLInputElement): HTMLInputElement | undefined {
  const remembered = createStorageSlot(keyOf(dataset.group!)).get()
  const alternatives = [...radios()].filter((input) => input.name === name)
  return alternatives.find((input) => input.value === remembered) ?? alternatives.find((input) => input.defaultChecked)
}

function keyOf(group: string): string {
  return `tabs.${group}`
}

function radios(): Iterable<HTMLInputElement> {
  return document.querySelectorAll<HTMLInputElement>('input[data-group]')
}
