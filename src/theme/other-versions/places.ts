import { nameOfText } from '../../values/name-of-text.ts'
import type { VersionDifference } from '../../site/other-versions.ts'

/** A sample on the page that differs in another version. */
export interface SamplePlace {
  difference: VersionDifference
  sample: HTMLElement
  /** The response that the page shows, if any. */
  answer: HTMLElement | undefined
  /** Container of the switch. */
  host: HTMLElement
}

const CODE = '.code'

/** Finds samples that differ, and inserts a container after each one's response. */
export function placesOf(differences: VersionDifference[]): SamplePlace[] {
  const all = [...document.querySelectorAll<HTMLElement>(`#article ${CODE}`)]
  const unnamed = new Map(all.map((element) => [element, nameOfText(element.querySelector('pre')?.textContent ?? '')]))
  return differences.flatMap((difference) => {
    // Match samples with identical text in order, one per difference.
    const [sample] = [...unnamed].find(([, name]) => name === difference.code) ?? []
    if (!sample) return []
    unnamed.delete(sample)
    const answer = difference.lines && answerOf(sample, all)
    const host = document.createElement('div')
    host.className = 'other-answer'
    ;(answer ?? sample).after(host)
    return [{ difference, sample, answer, host }]
  })
}

export function removePlaces(places: SamplePlace[]): void {
  for (const { host } of places) host.remove()
}

/** Returns the next code block if it is a response: next to a request, or below it or its alternatives. */
function answerOf(sample: HTMLElement, all: HTMLElement[]): HTMLElement | undefined {
  const beside = sample.closest('[data-call]')?.querySelector<HTMLElement>(`[data-answer] ${CODE}`)
  if (beside) return beside
  // Alternatives of a sample, such as languages, are in one fieldset.
  const group = sample.closest('fieldset')
  const next = all.slice(all.indexOf(sample) + 1).find((element) => !group?.contains(element))
  const isAnswer = next && !next.dataset.with && /^(?:json|text|http)$/.test(next.dataset.lang ?? '')
  return isAnswer && !headingBetween(sample, next) ? next : undefined
}

function headingBetween(one: Node, other: Node): boolean {
  return [...document.querySelectorAll('#article :is(h2, h3, h4)')].some(
    (heading) =>
      one.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_FOLLOWING &&
      heading.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING,
  )
}
