import type { Messages } from '../messages/messages.ts'

type Words = Messages['copyCode']

/** How long a copy button tells of its success, in milliseconds. */
const SHOWN = 2000

/** Copy buttons of code blocks. */
export function enableCopying(words: Words): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLButtonElement>('button.copy') : null
    if (button) void copy(button, words)
  })
}

async function copy(button: HTMLButtonElement, words: Words): Promise<void> {
  const code = button.parentElement?.querySelector('code')
  try {
    await navigator.clipboard.writeText(code?.textContent?.replace(/\n$/, '') ?? '')
    button.textContent = words.copied
  } catch {
    // Not allowed here: the code is selected, so that the keyboard can do it.
    button.textContent = words.failed
    if (code) getSelection()?.selectAllChildren(code)
  }
  button.dataset.copied = ''
  setTimeout(() => {
    delete button.dataset.copied
    button.textContent = words.copy
  }, SHOWN)
}
