import type { HttpAnswer } from '../harness/answer.ts'

/** What the page shows in place of the documents' own ids, in the order in which the answers name them, and of every date. */
const IDS = ['aoe9egnjhduig6g2z7vbsq14', 'uiso714hyyxss5lgt9brv3pc']
const DATE = '2024-09-16T10:30:00.000Z'

/** Makes answers the same from run to run. It remembers ids, so that one document keeps its id in all of them. */
export class Steady {
  readonly #ids: string[] = []

  /** An answer as the page shows it: with its own ids and dates. */
  answer(answer: HttpAnswer): HttpAnswer {
    const body = answer.body
      .replace(/"documentId":"(\w+)"/g, (_, id: string) => `"documentId":"${this.id(id)}"`)
      .replace(/"\d{4}-\d\d-\d\dT[\d:.]+Z"/g, `"${DATE}"`)
    return { ...answer, body }
  }

  /** The id that the page shows for a document. */
  id(real: string): string {
    if (!this.#ids.includes(real)) this.#ids.push(real)
    const shown = IDS[this.#ids.indexOf(real)]
    if (shown === undefined) throw new Error('The answers name more documents than the page has ids for.')
    return shown
  }
}
