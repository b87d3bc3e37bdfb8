import { afterAll, beforeAll, expect, it } from 'vitest'
import { readPieces } from '../../blocks/run-samples/grammar.ts'
import { READ_MODELS, type Models } from '../../blocks/run-samples/models.ts'
import { unfold } from '../../blocks/run-samples/request-text.ts'
import { filesBelow } from '../../verify/harness/content.ts'
import { readDocument } from '../../verify/harness/document.ts'
import { docsFolder } from '../../verify/harness/paths.ts'
import { builtFiles } from '../../verify/playground/built-files.ts'
import { NodePlayground } from '../../verify/playground/node-playground.ts'
import { notRunnable } from './replay.ts'

let playground: NodePlayground
let models: Models
beforeAll(async () => {
  playground = await NodePlayground.start(builtFiles())
  models = JSON.parse((await playground.run(READ_MODELS)).value!) as Models
})
afterAll(() => playground.stop())

/** Mistakes that pages show on purpose. */
const MEANT = [
  'Unknown parameter “publicationState”, which Strapi ignores.',
  'Unknown locale “all”.',
  'There is no operator “$like”. Did you mean “$contains”?',
]

it('the editor reports no problems in a page’s samples, unless the page shows a mistake on purpose', async () => {
  const files = (await filesBelow(docsFolder)).filter((file) => file.endsWith('.mdx'))
  const requests = (await Promise.all(files.map(readDocument)))
    .flatMap(({ fences }) => fences)
    .filter((fence) => fence.mark?.kind === 'rest' && fence.mark.status === undefined && notRunnable(fence) === undefined)
    .filter(({ code }) => /^(?:GET|POST|PUT) \/api\//.test(code))
  expect(requests.length).toBeGreaterThan(150)
  const wrong = requests.flatMap(({ code }) =>
    readPieces(unfold(code), models).flatMap(({ problem }) =>
      problem === undefined || MEANT.includes(problem) ? [] : [`${code}: ${problem}`],
    ),
  )
  expect(wrong).toEqual([])
})
