import { say } from './say.ts'

/** How long a reader is told of the outcome, in milliseconds. */
const SHOWN = 2000

/** Copies the code that the button belongs to. */
export async function copyCode(button: HTMLElement): Promise<void> {
  const { copied = '', uncopied = '' } = document.documentElement.dataset
  const code = button.parentElement?.querySelector('code')
  let outcome = copied
  try {
    await navigator.clipboard.writeText(code?.textContent?.replace(/\n$/, '') ?? '')
  } catch {
    // Not allowed here: the code is selected, so that the keyboard can do it.
    if (code) getSelection()?.selectAllChildren(code)
    outcome = uncopied
  }
  // Its own word is kept by the first of several presses.
  const label = (button.dataset.said ??= button.textContent)
  button.textContent = outcome
  tell(button, outcome, () => {
    button.textContent = label
    delete button.dataset.said
  })
}

/** Copies the page's Markdown. */
export async function copyPage(button: HTMLElement): Promise<void> {
  const { copied = '', uncopied = '' } = button.dataset
  const menu = button.closest<HTMLElement>('[data-copies]')!
  const { href } = menu.querySelector('a')!
  let outcome = copied
  try {
    // The promise itself goes to the clipboard: after waiting for it, Safari would no longer see the reader's click in the request.
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': fetchText(href) })])
  } catch {
    outcome = uncopied
  }
  // Styles show it: React, which may be waking, has to find the text that it expects.
  menu.dataset.said = outcome
  tell(button, outcome, () => delete menu.dataset.said)
}

async function fetchText(address: string): Promise<Blob> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`)
  return new Blob([await response.text()], { type: 'text/plain' })
}

const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>()

function tell(button: Element, outcome: string, forget: () => void): void {
  say(outcome)
  clearTimeout(timers.get(button))
  const end = () => {
    // Else the same success again would be no change, and not be told.
    say('')
    forget()
  }
  timers.set(button, setTimeout(end, SHOWN))
}
