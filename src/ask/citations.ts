import type { Stemmer } from '../messages/locale.ts'
import { isStopWord, tokenize } from '../search/tokens.ts'
import { MAX_CITATIONS } from './limits.ts'
import { textOfPassage } from './relevance.ts'
import type { Passage } from './passages.ts'
import type { AnswerPart } from './provider.ts'

type CheckedPart = Extract<AnswerPart, { kind: 'text' | 'cite' }>

// All patterns run in linear time on any input: no repetition overlaps with what follows it, and brackets don't nest.

/** A Markdown link, or a citation: `[1]`, or the variants that models produce, `[1, 2]` and `【1】`. */
const BRACKET = /!?\[(?<label>[^[\]]{0,300})\]\([^()]{0,2000}\)?|[[【](?<numbers>\s{0,9}\d[\d\s,]{0,99})[\]】]/g
/** An unfinished bracket at the end of the text; also a complete one, since what follows decides whether it is a link. */
const OPEN_BRACKET = /(?:!|!?\[[^[\]]{0,300}(?:\](?:\([^()]{0,2000})?)?|【[\d\s,]{0,100})$/
const ADDRESS = /(?:https?:\/\/|www\.)[^\s)\]>]+/gi
/** An unfinished URL at the end of the text; longer ones are split. */
const OPEN_ADDRESS = /(?:(?:https?:\/\/|www\.)[^\s)\]>]{0,2000}|h(?:t(?:tp?s?:?\/?)?)?|w(?:ww?)?)$/i
/** Number of characters at the end of the text in which either is searched for. */
const HELD = 2400
/** Maximum length of a sentence in characters; the beginning of a longer one is ignored. */
const MAX_SENTENCE = 1000
/** Minimum number of words that a sentence must share with the passage it cites. */
const SHARED = 2

/**
 * Checks a model's output against its passages while it is being streamed. A citation is valid if it refers to a passage that
 * shares words with the citing sentence. Links and URLs that aren't in any passage are removed.
 */
export class CitationCheck {
  readonly #words: Array<ReadonlySet<string>>
  readonly #texts: string[]
  readonly #stemmer: Stemmer
  /** Unprocessed input. */
  #waiting = ''
  /** Text with links removed; its end may be an unfinished URL. */
  #text = ''
  /** The last sentence that was output. */
  #sentence = ''
  #citations = 0

  constructor(passages: Passage[], stemmer: Stemmer) {
    this.#stemmer = stemmer
    this.#texts = passages.map(
      (passage) => `${passage.title}\n${passage.heading}\n${textOfPassage(passage, 'text')}\n${textOfPassage(passage, 'code')}`,
    )
    this.#words = this.#texts.map((text) => new Set(stemsOf(text, stemmer)))
  }

  /** Adds a piece of the answer and returns the parts that are ready for display. */
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
      // If no citation is valid, the text isn't split here: it may be the two halves of a URL.
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

  /** @param stems stems of the citing sentence; the citation is at its end, before or after the period */
  #isSupported(stems: ReadonlySet<string>, source: number): boolean {
    const words = this.#words[source]
    if (!words) return false
    const shared = [...stems].filter((stem) => words.has(stem)).length
    return shared >= Math.min(SHARED, stems.size) && shared > 0
  }
}

/** Start of an unfinished match at the end of the text, or the text's length. */
function openFrom(text: string, pattern: RegExp): number {
  const start = Math.max(0, text.length - HELD)
  const found = pattern.exec(text.slice(start))
  return found ? start + found.index : text.length
}

/** Includes trailing spaces. */
function lastSentence(text: string): string {
  return text.split(/(?=\S)(?<=[.!?]\s+)/).at(-1)!
}

function stemsOf(text: string, stemmer: Stemmer): string[] {
  return tokenize(text).flatMap(({ term, parts }) => [term, ...parts].filter((word) => !isStopWord(word)).map((word) => stemmer(word)))
}
