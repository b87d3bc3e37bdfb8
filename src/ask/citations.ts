import type { Stemmer } from '../messages/locale.ts'
import { isStopWord, tokenize } from '../search/tokens.ts'
import { MAX_CITATIONS } from './limits.ts'
import { textOfPassage } from './relevance.ts'
import type { Passage } from './passages.ts'
import type { AnswerPart } from './provider.ts'

type CheckedPart = Extract<AnswerPart, { kind: 'text' | 'cite' }>

// Whatever comes, each of these is found, or not, in a time that grows with the text: no repetition can meet what follows it, and a
// bracket inside of another begins anew.

/** A link, or `[1]`, and what models write instead: `[1, 2]`, `【1】`. */
const BRACKET = /!?\[(?<label>[^[\]]{0,300})\]\([^()]{0,2000}\)?|[[【](?<numbers>\s{0,9}\d[\d\s,]{0,99})[\]】]/g
/** One that may still go on; also one that is whole, since what follows decides whether it is a link. */
const OPEN_BRACKET = /(?:!|!?\[[^[\]]{0,300}(?:\](?:\([^()]{0,2000})?)?|【[\d\s,]{0,100})$/
const ADDRESS = /(?:https?:\/\/|www\.)[^\s)\]>]+/gi
/** Characters at the end that may be an address which goes on; a longer one is cut. */
const OPEN_ADDRESS = /(?:(?:https?:\/\/|www\.)[^\s)\]>]{0,2000}|h(?:t(?:tp?s?:?\/?)?)?|w(?:ww?)?)$/i
/** Characters of the end of a text that are looked at for either. */
const HELD = 2400
/** Characters of a sentence; what is longer is none. */
const MAX_SENTENCE = 1000
/** Words that a sentence has to have in common with what it cites. */
const SHARED = 2

/**
 * Checks what a model writes against the passages that it was given, as it comes. A citation passes when it names a passage
 * that has words of its sentence; links and addresses that no passage has are taken out.
 */
export class CitationCheck {
  readonly #words: Array<ReadonlySet<string>>
  readonly #texts: string[]
  readonly #stemmer: Stemmer
  /** As it came. */
  #waiting = ''
  /** Without links; its end may still become an address. */
  #text = ''
  /** The last one that was shown. */
  #sentence = ''
  #citations = 0

  constructor(passages: Passage[], stemmer: Stemmer) {
    this.#stemmer = stemmer
    this.#texts = passages.map(
      (passage) => `${passage.title}\n${passage.heading}\n${textOfPassage(passage, 'text')}\n${textOfPassage(passage, 'code')}`,
    )
    this.#words = this.#texts.map((text) => new Set(stemsOf(text, stemmer)))
  }

  /** Takes the next piece of the answer and returns what can be shown of it. */
  add(piece: string): CheckedPart[] {
    this.#waiting += piece
    return this.#take(openFrom(this.#waiting, OPEN_BRACKET), false)
  }

  end(): CheckedPart[] {
    return this.#take(this.#waiting.length, true)
  }

  #take(length: number, isEnd: boolean): CheckedPart[] {
    const parts: CheckedPart[] = []
    const ready = this.#waiting.slice(0, length)
    this.#waiting = this.#waiting.slice(length)
    let start = 0
    for (const bracket of ready.matchAll(BRACKET)) {
      const { label, numbers } = bracket.groups!
      this.#text += ready.slice(start, bracket.index)
      start = bracket.index + bracket[0].length
      if (label === undefined) this.#cite(parts, numbers!)
      else this.#text += label
    }
    this.#text += ready.slice(start)
    this.#show(parts, isEnd ? this.#text.length : openFrom(this.#text, OPEN_ADDRESS))
    return parts
  }

  #cite(parts: CheckedPart[], numbers: string): void {
    const shown = this.#textToShow(this.#text)
    const sentence = lastSentence((this.#sentence + shown).slice(-MAX_SENTENCE))
    const stems = new Set(stemsOf(sentence, this.#stemmer))
    for (const number of numbers.split(',')) {
      const source = Number(number) - 1
      // Where none is left, the texts around it are one: two halves of an address, perhaps.
      if (this.#citations >= MAX_CITATIONS || !this.#isSupported(stems, source)) continue
      this.#citations++
      this.#show(parts, this.#text.length)
      parts.push({ kind: 'cite', source })
    }
  }

  #show(parts: CheckedPart[], length: number): void {
    const text = this.#textToShow(this.#text.slice(0, length))
    this.#text = this.#text.slice(length)
    if (text === '') return
    parts.push({ kind: 'text', text })
    this.#sentence = lastSentence((this.#sentence + text).slice(-MAX_SENTENCE))
  }

  #textToShow(text: string): string {
    return text.replaceAll(ADDRESS, (address) => (this.#texts.some((known) => known.includes(address)) ? address : ''))
  }

  /** @param stems of its sentence, at whose end the citation stands, before or after the full stop */
  #isSupported(stems: ReadonlySet<string>, source: number): boolean {
    const words = this.#words[source]
    if (!words) return false
    const shared = [...stems].filter((stem) => words.has(stem)).length
    return shared >= Math.min(SHARED, stems.size) && shared > 0
  }
}

/** Where something begins at the end of a text that may still go on; else the text's length. */
function openFrom(text: string, pattern: RegExp): number {
  const start = Math.max(0, text.length - HELD)
  const found = pattern.exec(text.slice(start))
  return found ? start + found.index : text.length
}

/** With the space behind it. */
function lastSentence(text: string): string {
  return text.split(/(?=\S)(?<=[.!?]\s+)/).at(-1)!
}

function stemsOf(text: string, stemmer: Stemmer): string[] {
  return tokenize(text).flatMap(({ term, parts }) => [term, ...parts].filter((word) => !isStopWord(word)).map((word) => stemmer(word)))
}
