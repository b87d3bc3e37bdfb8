import type { Running } from './turn.ts'

/** A sentence of an answer that a model writes. */
export interface Sentence {
  pieces: Running[]
  /** It says something, and names no source for it. */
  isUnsourced: boolean
}

/** A citation inside a text, as a character that texts don't have: a private one. */
const CITATION = /[\uE000-\uF8FF]/u
const FIRST = 0xe000
/** Up to a full stop that something new follows, with the citations and the space behind it; or to the end of a line. */
const SENTENCE = /[^]*?(?:[.!?…]["”’)\]]*(?:\s?[\uE000-\uF8FF])*(?:\s+(?=["“‘(*`\p{Lu}-])|\s*$)|\n+|$)/gu
/** What leads to a list, and what is too short to say something, needs no source. */
const LEADS_ON = /:\s*$/
const WORDS = /\p{L}{2,}/gu

/** An answer cut into its sentences, each with the citations that stand in it or behind its full stop. */
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
