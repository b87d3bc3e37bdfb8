import { laterPartOf } from '../../playground/later-parts.ts'
import type { LaterPart } from '../../playground/protocol.ts'
import { readNote, type Note } from './note.ts'
import { writeOperation } from './operation.ts'

/** A runnable sample on the page. */
export interface Sample extends Note {
  kind: Exclude<Note['kind'], 'variables'>
  /** Index among the page's samples. */
  index: number
  /** The request as written; a GraphQL operation with its variables (`operation.ts`). */
  text: string
  element: HTMLElement
  /** The recorded response, if the page has one. */
  answer: HTMLElement | undefined
}

/** Returns the samples of a page. */
export function readSamples(fences: HTMLElement[]): Sample[] {
  const samples: Sample[] = []
  let variables: string | undefined
  for (const element of fences) {
    const { kind, ...note } = readNote(element.dataset.note ?? '')
    const text = textOf(element)
    if (kind === 'variables') variables = text
    else {
      const whole = kind === 'graphql' ? writeOperation(text, variables) : text
      samples.push({ index: samples.length, element, text: whole, answer: answerOf(element), kind, ...note })
      variables = undefined
    }
  }
  return samples
}

/** Returns the additional file that a sample requires, if any. */
export function laterPartFor({ kind, text }: Sample): LaterPart | undefined {
  if (kind === 'request') return laterPartOf({ path: text.replace(/^\S+\s+/, '') })
  return kind === 'graphql' ? kind : undefined
}

/** Returns the samples to run in order: those that the given one continues from, then itself. */
export function chainTo(sample: Sample, samples: Sample[]): Sample[] {
  const before = samples[sample.index - 1]
  return sample.after && before ? [...chainTo(before, samples), sample] : [sample]
}

function textOf(element: HTMLElement): string {
  return element.querySelector('pre')!.textContent.trim()
}

const CODE = '.code'

/** Returns the next code block if it is a response: JSON, or text that starts with an HTTP status line. */
function answerOf(request: HTMLElement): HTMLElement | undefined {
  const beside = request.closest('[data-call]')?.querySelector<HTMLElement>(`[data-answer] ${CODE}`)
  if (beside) return beside
  const all = [...document.querySelectorAll<HTMLElement>(CODE)]
  const next = all[all.indexOf(request) + 1]
  const isAnswer = next && !next.dataset.with && (/^(?:json|text)$/.test(next.dataset.lang ?? '') || textOf(next).startsWith('HTTP/'))
  return isAnswer && !headingBetween(request, next) ? next : undefined
}

function headingBetween(one: HTMLElement, other: HTMLElement): boolean {
  return [...document.querySelectorAll('#article :is(h2, h3, h4)')].some(
    (heading) =>
      one.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_FOLLOWING &&
      heading.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING,
  )
}
