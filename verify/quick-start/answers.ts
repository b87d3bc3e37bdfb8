import type { HttpAnswer } from '../harness/answer.ts'

/** Replacements for document IDs in the order of their first occurrence, and for all dates. */
const IDS = ['aoe9egnjhduig6g2z7vbsq14', 'uiso714hyyxss5lgt9brv3pc']
const DATE = '2024-09-16T10:30:00.000Z'

/** Makes responses deterministic. Each document keeps its ID across responses. */
export class Steady {
  readonly #ids: string[] = []

  /** Replaces IDs and dates in a response. */
  answer(answer: HttpAnswer): HttpAnswer {
    const body = answer.body
      .replace(/"documentId":"(\w+)"/g, (_, id: string) => `"documentId":"${this.id(id)}"`)
      .replace(/"\d{4}-\d\d-\d\dT[\d:.]+Z"/g, `"${DATE}"`)
    return { ...answer, body }
  }

  /** The replacement for a document's ID. */
  id(real: string): string {
    if (!this.#ids.includes(real)) this.#ids.push(real)
    const shown = IDS[this.#ids.indexOf(real)]
    if (shown === undefined) throw new Error('The answers name more documents than the page has ids for.')
    return shown
  }
}
