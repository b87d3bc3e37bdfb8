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
  ;(answer ?? element).after(places.answer)
  return places
}

/** Takes them away: the same page may be shown once more. */
export function removePlaces(places: Places): void {
  for (const place of Object.values<HTMLElement>({ ...places })) place.remove()
}
