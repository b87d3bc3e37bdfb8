import { laterPartOf } from '../../playground/later-parts.ts'
import type { LaterPart } from '../../playground/protocol.ts'
import { readNote, type Note } from './note.ts'
import { writeOperation } from './operation.ts'

/** A request of the page that can be run, and where its answer stands. */
export interface Sample extends Note {
  kind: Exclude<Note['kind'], 'variables'>
  /** Place among the page's samples. */
  index: number
  /** The request as written; an operation with its variables (`operation.ts`). */
  text: string
  element: HTMLElement
  /** The recorded answer, where the page has one. */
  answer: HTMLElement | undefined
}

/** The samples of a page. */
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

/** The file that a sample needs beside those of all. */
export function laterPartFor({ kind, text }: Sample): LaterPart | undefined {
  if (kind === 'request') return laterPartOf({ path: text.replace(/^\S+\s+/, '') })
  return kind === 'graphql' ? kind : undefined
}

/** The samples that have to be run before one, which goes on where they ended; itself comes last. */
export function chainTo(sample: Sample, samples: Sample[]): Sample[] {
  const before = samples[sample.index - 1]
  return sample.after && before ? [...chainTo(before, samples), sample] : [sample]
}

function textOf(element: HTMLElement): string {
  return element.querySelector('pre')!.textContent.trim()
}

const CODE = '.code'

/** The next code, if it is an answer: JSON, or what begins like one. */
function answerOf(request: HTMLElement): HTMLElement | undefined {
  const beside = request.closest('.api-call')?.querySelector<HTMLElement>(`.panel-response ${CODE}`)
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
