import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import documented, { versions } from '../../playground/built.ts'
import { READ_MODELS, type Models } from '../../blocks/run-samples/models.ts'
import type { Answer } from '../../verify/harness/answer.ts'
import { filesBelow } from '../../verify/harness/content.ts'
import { readDocument, type Fence } from '../../verify/harness/document.ts'
import { docsFolder } from '../../verify/harness/paths.ts'
import { builtFiles } from '../../verify/playground/built-files.ts'
import { NodePlayground } from '../../verify/playground/node-playground.ts'
import { compare, type Kind } from '../../verify/versions/compare.ts'
import { itemsOf } from '../../verify/versions/items.ts'
import type { Outcome } from '../../verify/versions/outcome.ts'
import { readResults } from '../../verify/versions/results.ts'
import { notRunnable, replay } from './replay.ts'

const files = (await filesBelow(docsFolder)).filter((file) => file.endsWith('.mdx'))
const documents = (await Promise.all(files.map((file) => readDocument(file)))).filter(({ fences }) =>
  fences.some((fence) => notRunnable(fence) === undefined),
)
/** Returns the IDs of all documents. */
const READ_IDS = `const ids = []
for (const uid of Object.keys(strapi.contentTypes)) ids.push(...(await strapi.db.query(uid).findMany({ select: ['documentId'] })).map((row) => row.documentId))
ids`

/** Lines of a sample's effect, which its response doesn't contain. */
const EFFECT = /^[-+]\d+ \w+ \w+/

describe.each(versions.filter((each) => each !== documented).map(({ version }) => version))(
  'Strapi %s in the playground',
  async (version) => {
    const { pages } = (await readResults(version))!
    let model: NodePlayground
    let other: NodePlayground
    let known: Set<string>
    let compared = 0
    beforeAll(async () => {
      ;[model, other] = await Promise.all([NodePlayground.start(builtFiles()), NodePlayground.start(builtFiles(version))])
      known = new Set(JSON.parse((await model.run(READ_IDS)).value!) as string[])
    })
    afterAll(() => Promise.all([model.stop(), other.stop()]))

    it.each(documents.filter(({ route }) => pages[route]).map((document) => [document.route, document] as const))(
      'has the recorded differences from the documented version on %s, and no others',
      async (route, document) => {
        const { same, different } = pages[route]!
        const wanted = new Map<string, Kind>(same.map((key) => [key, 'same']))
        for (const { key, kind, lines = [] } of different)
          wanted.set(key, lines.length > 0 && lines.every((line) => line.startsWith(' ') || EFFECT.test(line)) ? 'same' : kind)
        const before = new Map<Fence, Answer>((await replay(document, model)).answers)
        const after = new Map<Fence, Answer>((await replay(document, other)).answers)
        const wrong = itemsOf(document).flatMap((item) => {
          const [one, two] = item.what === 'sample' ? [before.get(item.fence), after.get(item.fence)] : []
          // Skip items that the harness can't compare.
          if (!one || !two || wanted.get(item.key) === 'unknown') return []
          compared++
          const { kind, lines } = compare(outcomeOf(one, one), outcomeOf(two, one), { known })
          return kind === wanted.get(item.key) ? [] : [{ line: item.line, kind, wanted: wanted.get(item.key), lines }]
        })
        expect(wrong).toEqual([])
      },
    )

    it('has parameters that the editor marks as new', async () => {
      const parametersOf = async (playground: NodePlayground) =>
        (JSON.parse((await playground.run(READ_MODELS)).value!) as Models).parameters
      expect(await parametersOf(model)).toEqual([])
      expect(await parametersOf(other)).toEqual(['publicationFilter'])
    })

    it('has more than 300 compared samples', () => expect(compared).toBeGreaterThan(300))
  },
)

/** An error counts as a refusal if the documented version doesn't throw one. */
function outcomeOf(answer: Answer, documented: Answer): Outcome {
  return answer.kind === 'error' && documented.kind !== 'error' ? { is: 'refused', message: answer.message } : { is: 'answer', answer }
}
