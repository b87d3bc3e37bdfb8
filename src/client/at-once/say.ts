let status: HTMLElement | undefined

/** Creates the live region. Screen readers ignore text in a region that didn't exist before the change. */
export function prepareToSay(): void {
  status = document.createElement('div')
  status.role = 'status'
  status.className = 'sr-only'
  document.body.append(status)
}

/** Announces text through the polite live region. */
export function say(words: string): void {
  if (status) status.textContent = words
}
