let status: HTMLElement | undefined

/** Makes the place that screen readers listen to. It has to be there before something is said. */
export function prepareToSay(): void {
  status = document.createElement('div')
  status.role = 'status'
  status.className = 'sr-only'
  document.body.append(status)
}

/** Has screen readers say something, when they have said what they are at. */
export function say(words: string): void {
  if (status) status.textContent = words
}
