import type { Running } from './turn.ts'

/** A sentence of a generated answer. */
export interface Sentence {
  pieces: Running[]
  /** Whether it makes a claim without citing a source. */
  isUnsourced: boolean
}

/** Placeholder for a citation: a private-use character, which real text doesn't contain. */
const CITATION = /[\uE000-\uF8FF]/u
const FIRST = 0xe000
/** Ends at a full stop before a new sentence, including trailing citations and spaces, or at the end of a line. */
const SENTENCE = /[^]*?(?:[.!?…]["”’)\]]*(?:\s?[\uE000-\uF8FF])*(?:\s+(?=["“‘(*`\p{Lu}-])|\s*$)|\n+|$)/gu
/** Introductions of lists need no source; nor do fragments of fewer than two words. */
const LEADS_ON = /:\s*$/
const WORDS = /\p{L}{2,}/gu

/** Splits a generated answer into sentences with their citations, including those after the full stop. */
export function sentencesOf(said: readonly Running[]): Sentence[] {
  const cited: number[] = []
  const text = said
    .map((part) => {
      if (part.kind === 'text') return part.text.replaceAll(new RegExp(CITATION, 'gu'), '')
      cited.push(part.source)
      return String.fromCharCode(FIRST + cited.length - 1)
    })
    .join('')
  return (text.match(SENTENCE) ?? [])
    .filter((sentence) => sentence !== '')
    .map((sentence) => ({
      pieces: piecesOf(sentence, cited),
      isUnsourced: !CITATION.test(sentence) && !LEADS_ON.test(sentence) && (sentence.match(WORDS) ?? []).length > 1,
    }))
}

function piecesOf(sentence: string, cited: readonly number[]): Running[] {
  return sentence
    .split(/([\uE000-\uF8FF])/u)
    .filter((piece) => piece !== '')
    .map((piece) => (CITATION.test(piece) ? { kind: 'cite', source: cited[piece.charCodeAt(0) - FIRST]! } : { kind: 'text', text: piece }))
}
