import type { Sample } from './samples.ts'

/** Containers for a sample's console. */
export interface Places {
  controls: HTMLElement
  editor: HTMLElement
  answer: HTMLElement
}

/** Inserts the containers into and next to a sample. */
export function placesIn({ element, answer }: Sample): Places {
  const place = (className: string) => Object.assign(document.createElement('div'), { className })
  const places = { controls: place('run-controls'), editor: place('run-editor'), answer: place('run-answer') }
  element.append(places.editor)
  // A panel's title also serves as its first code block's.
  const panel = element.matches('.http') && element.closest<HTMLElement>('.panel:not(.panel-plain)')
  ;(panel && panel.querySelector('.html > :first-child') === element ? panel : element).append(places.controls)
  if (answer) topOf(answer).before(places.answer)
  else element.after(places.answer)
  return places
}

/**
 * Returns the element before which the response goes: the recorded response that it replaces, or the panel's body if that is its first
 * child.
 */
function topOf(answer: HTMLElement): HTMLElement {
  const body = answer.parentElement!
  return body.matches('.panel > .html') && body.firstElementChild === answer ? body : answer
}

/** Removes the containers, since the same page may be shown again. */
export function removePlaces(places: Places): void {
  for (const place of Object.values<HTMLElement>({ ...places })) place.remove()
}
