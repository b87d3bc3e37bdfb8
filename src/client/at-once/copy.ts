import { root } from './root.ts'
import { say } from './say.ts'

/** How long the outcome is shown, in milliseconds. */
const SHOWN = 2000

/** Copies the button's code block. */
export async function copyCode(button: HTMLElement): Promise<void> {
  const code = button.parentElement!.querySelector('code')!
  const outcome = await outcomeOf(root, () => navigator.clipboard.writeText(textOf(code)))
  // Clipboard access denied: select the code, so the reader can copy it with the keyboard.
  if (outcome !== root.dataset.copied) getSelection()?.selectAllChildren(code)
  // Repeated clicks must not store the outcome as the original label.
  const label = (button.dataset.said ??= button.textContent)
  button.textContent = outcome
  tell(button, outcome, () => {
    button.textContent = label
    delete button.dataset.said
  })
}

/** Omits the lines that a diff removes, so the copied code is the result of the diff. */
function textOf(code: Element): string {
  let text = ''
  for (const { nodeName, textContent } of code.childNodes) if (nodeName !== 'DEL') text += textContent
  return text.replace(/\n$/, '')
}

/** Copies the page's Markdown version. */
export async function copyPage(button: HTMLElement): Promise<void> {
  const menu = button.closest<HTMLElement>('[data-copies]')!
  const { href } = menu.querySelector('a')!
  // Pass the promise to the clipboard instead of awaiting it: after an `await`, Safari no longer attributes the call to a user
  // gesture.
  const outcome = await outcomeOf(button, () => navigator.clipboard.write([new ClipboardItem({ 'text/plain': fetchText(href) })]))
  // Shown by CSS, since changing the text could break a hydration in progress.
  menu.dataset.said = outcome
  tell(button, outcome, () => delete menu.dataset.said)
}

/** Runs `copy` and returns the element's message for its outcome. */
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
    // Clear the live region; otherwise, repeating the same text isn't announced.
    say('')
    forget()
  }
  timers.set(button, setTimeout(end, SHOWN))
}
