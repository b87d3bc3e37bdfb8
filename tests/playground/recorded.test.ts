import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Answer } from '../../verify/harness/answer.ts'
import { filesBelow } from '../../verify/harness/content.ts'
import { readDocument } from '../../verify/harness/document.ts'
import type { Mark } from '../../verify/harness/mark.ts'
import { docsFolder } from '../../verify/harness/paths.ts'
import { differences, recordings } from '../../verify/harness/record.ts'
import { ELSEWHERE } from './elsewhere.ts'
import { builtFiles } from '../../verify/playground/built-files.ts'
import { NodePlayground } from '../../verify/playground/node-playground.ts'
import { KINDS, notRunnable, replay, withoutHashes } from './replay.ts'

const files = (await filesBelow(docsFolder)).filter((file) => file.endsWith('.mdx'))
const documents = (await Promise.all(files.map((file) => readDocument(file)))).filter(({ fences }) =>
  fences.some(({ mark }) => KINDS.some((kind) => kind === mark?.kind)),
)

describe('every recorded response to REST, GraphQL, and Document Service samples that the playground supports is reproduced', () => {
  let playground: NodePlayground
  beforeAll(async () => {
    playground = await NodePlayground.start(builtFiles())
  })
  afterAll(() => playground.stop())

  it.each(documents.map((document) => [document.route, document] as const))('%s', async (_, document) => {
    const { answers } = await replay(document, playground)
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

function isAsMarked(answer: Answer, { throws, status: wanted }: Mark): boolean {
  if (answer.kind !== 'http') return (answer.kind === 'error') === throws
  return wanted === undefined ? answer.status >= 200 && answer.status < 300 : answer.status === wanted
}
