import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { READ_MODELS, type Models } from '../../blocks/run-samples/models.ts'
import documented, { versions } from '../../playground/built.ts'
import type { Answer } from '../../verify/harness/answer.ts'
import { filesBelow } from '../../verify/harness/content.ts'
import { readDocument, type Fence, type SampleDocument } from '../../verify/harness/document.ts'
import type { Mark } from '../../verify/harness/mark.ts'
import { docsFolder } from '../../verify/harness/paths.ts'
import { differences, recordings } from '../../verify/harness/record.ts'
import { ELSEWHERE } from './elsewhere.ts'
import { builtFiles } from '../../verify/playground/built-files.ts'
import { NodePlayground } from '../../verify/playground/node-playground.ts'
import { compare, type Kind } from '../../verify/versions/compare.ts'
import { itemsOf } from '../../verify/versions/items.ts'
import type { Outcome } from '../../verify/versions/outcome.ts'
import { readResults } from '../../verify/versions/results.ts'
import { KINDS, notRunnable, replay, withoutHashes } from './replay.ts'

const files = (await filesBelow(docsFolder)).filter((file) => file.endsWith('.mdx'))
const documents = (await Promise.all(files.map((file) => readDocument(file)))).filter(({ fences }) =>
  fences.some(({ mark }) => KINDS.some((kind) => kind === mark?.kind)),
)

/** The documented version. */
let playground: NodePlayground
beforeAll(async () => {
  playground = await NodePlayground.start(builtFiles())
})
afterAll(() => playground.stop())

/** Its answers to a document's samples. They take long, and other versions are compared with them. */
const replayed = new Map<SampleDocument, ReturnType<typeof replay>>()
function replayDocumented(document: SampleDocument): ReturnType<typeof replay> {
  let known = replayed.get(document)
  if (!known) replayed.set(document, (known = replay(document, playground)))
  return known
}

describe('every recorded response to REST, GraphQL, and Document Service samples that the playground supports is reproduced', () => {
  it.each(documents.map((document) => [document.route, document] as const))('%s', async (_, document) => {
    const { answers } = await replayDocumented(document)
    const { recordings: printed, failures } = recordings(document, { answers, effects: new Map() })
    expect([...failures, ...differences(printed.map(withoutHashes))]).toEqual([])
    expect([...answers].filter(([{ mark }, answer]) => !isAsMarked(answer, mark))).toEqual([])
  })

  it('each error that code throws is recorded in its document, so it is compared', () => {
    const after = documents.flatMap(({ fences }) =>
      fences.flatMap((fence, index) =>
        fence.mark?.kind === 'document-service' && fence.mark.throws && notRunnable(fence) === undefined
          ? [fences.slice(index + 1).find(({ mark }) => mark && mark.kind !== 'no')?.mark?.kind]
          : [],
      ),
    )
    expect(after.length).toBeGreaterThan(50)
    expect(new Set(after)).toEqual(new Set(['response']))
  })

  it.each(ELSEWHERE.map((rule) => [rule.reason, rule] as const))('each rule for unsupported code matches a sample: %s', (_, { asks }) => {
    expect(documents.some(({ fences }) => fences.some((fence) => asks.test(fence.code) && notRunnable(fence) !== undefined))).toBe(true)
  })
})

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
    let other: NodePlayground
    let known: Set<string>
    let compared = 0
    beforeAll(async () => {
      other = await NodePlayground.start(builtFiles(version))
      await playground.reset()
      known = new Set(JSON.parse((await playground.run(READ_IDS)).value!) as string[])
    })
    afterAll(() => other.stop())

    it.each(
      documents
        .filter(({ route, fences }) => pages[route] && fences.some((fence) => notRunnable(fence) === undefined))
        .map((document) => [document.route, document] as const),
    )('has the recorded differences from the documented version on %s, and no others', async (route, document) => {
      const { same, different } = pages[route]!
      const wanted = new Map<string, Kind>(same.map((key) => [key, 'same']))
      for (const { key, kind, lines = [] } of different)
        wanted.set(key, lines.length > 0 && lines.every((line) => line.startsWith(' ') || EFFECT.test(line)) ? 'same' : kind)
      const before = new Map<Fence, Answer>((await replayDocumented(document)).answers)
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
    })

    it('has parameters that the editor marks as new', async () => {
      const parametersOf = async (playground: NodePlayground) =>
        (JSON.parse((await playground.run(READ_MODELS)).value!) as Models).parameters
      expect(await parametersOf(playground)).toEqual([])
      expect(await parametersOf(other)).toEqual(['publicationFilter'])
    })

    it('has more than 300 compared samples', () => expect(compared).toBeGreaterThan(300))
  },
)

function isAsMarked(answer: Answer, { throws, status: wanted }: Mark): boolean {
  if (answer.kind !== 'http') return (answer.kind === 'error') === throws
  return wanted === undefined ? answer.status >= 200 && answer.status < 300 : answer.status === wanted
}

/** An error counts as a refusal if the documented version doesn't throw one. */
function outcomeOf(answer: Answer, documented: Answer): Outcome {
  return answer.kind === 'error' && documented.kind !== 'error' ? { is: 'refused', message: answer.message } : { is: 'answer', answer }
}
