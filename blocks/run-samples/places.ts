import type { Sample } from './samples.ts'

/** Where something of a sample is shown. */
export interface Places {
  controls: HTMLElement
  editor: HTMLElement
  answer: HTMLElement
}

/** Makes them, in the code and beside it. */
export function placesIn({ element, answer }: Sample): Places {
  const place = (className: string) => Object.assign(document.createElement('div'), { className })
  const places = { controls: place('run-controls'), editor: place('run-editor'), answer: place('run-answer') }
  element.append(places.editor)
  // A title is that of its first code, too.
  const panel = element.matches('.http') && element.closest<HTMLElement>('.panel:not(.panel-plain)')
  ;(panel && panel.querySelector('.html > :first-child') === element ? panel : element).append(places.controls)
  if (answer) topOf(answer).before(places.answer)
  else element.after(places.answer)
  return places
}

/** What came back stands above what is recorded, which it takes the place of; what is first in a panel stays so. */
function topOf(answer: HTMLElement): HTMLElement {
  const body = answer.parentElement!
  return body.matches('.panel > .html') && body.firstElementChild === answer ? body : answer
}

/** Takes them away: the same page may be shown once more. */
export function removePlaces(places: Places): void {
  for (const place of Object.values<HTMLElement>({ ...places })) place.remove()
}
