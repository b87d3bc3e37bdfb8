import type { Messages } from '../messages/messages.ts'

type Words = Messages['copyCode']

/** How long a copy button tells of its success, in milliseconds. */
const SHOWN = 2000

/** Copy buttons of code blocks. */
export function enableCopying(words: Words): void {
  const status = document.createElement('div')
  status.role = 'status'
  status.className = 'sr-only'
  document.body.append(status)
  document.addEventListener('click', async ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLButtonElement>('button.copy') : null
    if (!button) return
    const outcome = (await copy(button.parentElement?.querySelector('code'))) ? words.copied : words.failed
    status.textContent = outcome
    button.textContent = outcome
    button.dataset.copied = ''
    setTimeout(() => {
      // Emptied: else the same success again would be no change, and not be told.
      status.textContent = ''
      delete button.dataset.copied
      button.textContent = words.copy
    }, SHOWN)
  })
}

async function copy(code: Element | null | undefined): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(code?.textContent?.replace(/\n$/, '') ?? '')
    return true
  } catch {
    // Not allowed here: the code is selected, so that the keyboard can do it.
    if (code) getSelection()?.selectAllChildren(code)
    return false
  }
}
