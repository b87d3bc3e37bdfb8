import { root } from './root.ts'
import { say } from './say.ts'

/** How long a reader is told of the outcome, in milliseconds. */
const SHOWN = 2000

/** Copies the code that the button belongs to. */
export async function copyCode(button: HTMLElement): Promise<void> {
  const code = button.parentElement!.querySelector('code')!
  const outcome = await outcomeOf(root, () => navigator.clipboard.writeText(textOf(code)))
  // Not allowed here: the code is selected, so that the keyboard can do it.
  if (outcome !== root.dataset.copied) getSelection()?.selectAllChildren(code)
  // Its own word is kept by the first of several presses.
  const label = (button.dataset.said ??= button.textContent)
  button.textContent = outcome
  tell(button, outcome, () => {
    button.textContent = label
    delete button.dataset.said
  })
}

/** Without the lines that a diff takes away: what is copied is what it results in. */
function textOf(code: Element): string {
  let text = ''
  for (const { nodeName, textContent } of code.childNodes) if (nodeName !== 'DEL') text += textContent
  return text.replace(/\n$/, '')
}

/** Copies the page's Markdown. */
export async function copyPage(button: HTMLElement): Promise<void> {
  const menu = button.closest<HTMLElement>('[data-copies]')!
  const { href } = menu.querySelector('a')!
  // The promise itself goes to the clipboard: after waiting for it, Safari would no longer see the reader's click in the request.
  const outcome = await outcomeOf(button, () => navigator.clipboard.write([new ClipboardItem({ 'text/plain': fetchText(href) })]))
  // Styles show it: React, which may be waking, has to find the text that it expects.
  menu.dataset.said = outcome
  tell(button, outcome, () => delete menu.dataset.said)
}

/** Tries to copy; what an element says of the outcome. */
async function outcomeOf({ dataset }: HTMLElement, copy: () => Promise<void>): Promise<string> {
  try {
    await copy()
    return dataset.copied!
  } catch {
    return dataset.uncopied!
  }
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
