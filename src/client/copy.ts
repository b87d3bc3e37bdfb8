/** How long a copy button tells of its success, in milliseconds. */
const SHOWN = 2000

/** Copy buttons of code blocks. */
export function enableCopying(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLButtonElement>('button.copy') : null
    if (button) void copy(button)
  })
}

async function copy(button: HTMLButtonElement): Promise<void> {
  const code = button.parentElement?.querySelector('code')
  try {
    await navigator.clipboard.writeText(code?.textContent?.replace(/\n$/, '') ?? '')
    button.dataset.copied = 'true'
  } catch {
    // Not allowed here: the code is selected, so that the keyboard can do it.
    button.dataset.copied = 'false'
    if (code) getSelection()?.selectAllChildren(code)
  }
  setTimeout(() => delete button.dataset.copied, SHOWN)
}
