import type { Stemmer } from '../messages/locale.ts'
import { isStopWord, tokenize } from '../search/tokens.ts'
import { textOfPassage } from './relevance.ts'
import type { Passage } from './passages.ts'
import type { AnswerPart } from './provider.ts'

type CheckedPart = Extract<AnswerPart, { kind: 'text' | 'cite' }>

/** `[1]`, or the beginning of one at the end of what has come so far; and what models write instead: `[1, 2]`, `【1】`. */
const CITATION = /[[【]\s*(\d+(?:\s*,\s*\d+)*)\s*[\]】]/
const BEGUN = /[[【][\d\s,]*$/
const LINK = /!?\[([^\]]*)\]\([^)]*\)?/g
const ADDRESS = /\b(?:https?:\/\/|www\.)[^\s)\]>]+/g
/** An address or link that may still go on. */
const OPEN = /(?:!?\[[^\]]{0,200}(?:\](?:\([^)]{0,300})?)?|(?:https?:|www\.)\S*|h|ht|htt|http|https)$/
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
  #waiting = ''
  #sentence = ''

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
    return this.#take(false)
  }

  end(): CheckedPart[] {
    return this.#take(true)
  }

  #take(isEnd: boolean): CheckedPart[] {
    const parts: CheckedPart[] = []
    for (;;) {
      const citation = CITATION.exec(this.#waiting)
      if (!citation || this.#waiting[citation.index + citation[0].length] === '(') break
      // What follows decides whether it is a link.
      if (!isEnd && citation.index + citation[0].length === this.#waiting.length) break
      this.#addText(parts, this.#waiting.slice(0, citation.index))
      this.#waiting = this.#waiting.slice(citation.index + citation[0].length)
      for (const number of citation[1]!.split(',')) {
        const source = Number(number) - 1
        if (this.#isSupported(source)) parts.push({ kind: 'cite', source })
      }
    }
    const held = isEnd ? this.#waiting.length : this.#safeLength()
    this.#addText(parts, this.#waiting.slice(0, held))
    this.#waiting = this.#waiting.slice(held)
    return parts
  }

  /** How much can be shown before something begins that may become a citation or a link. */
  #safeLength(): number {
    const positions = [CITATION, BEGUN, OPEN].map((pattern) => pattern.exec(this.#waiting)?.index ?? this.#waiting.length)
    return Math.min(...positions)
  }

  #addText(parts: CheckedPart[], raw: string): void {
    const text = raw
      .replaceAll(LINK, '$1')
      .replaceAll(ADDRESS, (address) => (this.#texts.some((known) => known.includes(address)) ? address : ''))
    if (text === '') return
    parts.push({ kind: 'text', text })
    this.#sentence += text
  }

  /** The citation stands at the end of its sentence, before or after the full stop. */
  #isSupported(source: number): boolean {
    const words = this.#words[source]
    const sentence =
      this.#sentence
        .trimEnd()
        .split(/(?<=[.!?])\s+/)
        .at(-1) ?? ''
    const stems = new Set(stemsOf(sentence, this.#stemmer))
    if (!words) return false
    const shared = [...stems].filter((stem) => words.has(stem)).length
    return shared >= Math.min(SHARED, stems.size) && shared > 0
  }
}

function stemsOf(text: string, stemmer: Stemmer): string[] {
  return tokenize(text).flatMap(({ term, parts }) => [term, ...parts].filter((word) => !isStopWord(word)).map((word) => stemmer(word)))
}
