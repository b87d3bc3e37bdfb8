import { expect, test } from '@playwright/test'
import built, { type BuiltFile } from '../../../playground/built.ts'
import { filesFor } from '../../../playground/later-parts.ts'
import { LIMITS } from '../../../playground/protocol.ts'
import { operationRequest } from '../../../playground/operation-request.ts'
import { sandboxFile } from '../../../src/build/app/sandbox.ts'
import { filesBelow } from '../../../verify/harness/content.ts'
import { readDocument, type SampleDocument } from '../../../verify/harness/document.ts'
import { docsFolder } from '../../../verify/harness/paths.ts'
import { differences, recordings } from '../../../verify/harness/record.ts'
import { notRunnable, replay, withoutHashes } from '../../playground/replay.ts'
import { watchProblems, watchRequests } from '../support/app.ts'
import { PagePlayground } from './playground-page.ts'

const ROUTE = '/cloud/intro'
/** Minimum number of recorded responses to compare in a browser. */
const ANSWERS = 60
const ONE = { method: 'GET', path: '/api/restaurants?fields=name&pagination[limit]=1' }
/** Finds the restaurant inspected between two times without a time zone, which the server interprets as its own. */
const INSPECTED = {
  method: 'GET',
  path: '/api/restaurants?filters[$and][0][lastInspection][$gt]=2024-04-18T09:00:00&filters[$and][1][lastInspection][$lt]=2024-04-18T10:00:00',
}

/** Returns documents until their runnable samples of a kind have enough responses. */
async function documentsWith(kind: 'rest' | 'document-service'): Promise<SampleDocument[]> {
  const files = (await filesBelow(`${docsFolder}/dev-docs/api/${kind}`)).filter((file) => file.endsWith('.mdx'))
  const documents = await Promise.all(files.map(readDocument))
  let answers = 0
  return documents.filter(({ fences }) => {
    const here = fences.filter((fence) => fence.mark?.kind === kind && notRunnable(fence) === undefined).length
    const isWanted = here > 0 && answers < ANSWERS
    if (isWanted) answers += here
    return isWanted
  })
}

/** GraphQL documents, with all their responses. */
const GRAPHQL_DOCUMENTS = ['dev-docs/api/graphql.mdx', 'dev-docs/integrations/graphql.mdx']

test('nothing loads before the first request, and each file loads once; GraphQL’s load with its first request', async ({ page }) => {
  const requests = watchRequests(page)
  const playground = await PagePlayground.open(page, ROUTE)
  const ofPlayground = () =>
    requests
      .map((request) => new URL(request.url()).pathname)
      .filter((path) => /playground\/|sandbox/.test(path))
      .sort()
  expect(ofPlayground()).toEqual([])
  await playground.request(ONE)
  await playground.request(ONE)
  const pathsOf = (list: BuiltFile[]) => list.map(({ path }) => `/${path}`)
  expect(ofPlayground()).toEqual([`/${sandboxFile()}`, ...pathsOf(filesFor(built.files))].sort())
  const query = operationRequest('{ dishes { name } }')
  expect((await playground.request(query)).status).toBe(200)
  // A replacement worker gets the file without another request.
  await expect(playground.run('for (;;);')).rejects.toMatchObject({ reason: 'slow' })
  expect((await playground.request(query)).status).toBe(200)
  expect(ofPlayground().filter((path) => path !== `/${sandboxFile()}`)).toEqual(pathsOf(built.files).sort())
})

test('every recorded response of the GraphQL pages is the same', async ({ page }) => {
  test.slow()
  const problems = watchProblems(page)
  const playground = await PagePlayground.open(page, ROUTE)
  let compared = 0
  for (const name of GRAPHQL_DOCUMENTS) {
    const document = await readDocument(`${docsFolder}/${name}`)
    const { answers } = await replay(document, playground)
    const { recordings: printed, failures } = recordings(document, { answers, effects: new Map() })
    expect([...failures, ...differences(printed.map(withoutHashes))]).toEqual([])
    compared += answers.size
  }
  expect(compared).toBeGreaterThanOrEqual(ANSWERS)
  expect(problems).toEqual([])
})

for (const timezoneId of ['Asia/Tokyo', 'America/Los_Angeles']) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId })

    for (const [name, kind] of [
      ['REST', 'rest'],
      ['the Document Service', 'document-service'],
    ] as const) {
      test(`${ANSWERS} recorded responses of ${name} are the same`, async ({ page }) => {
        const problems = watchProblems(page)
        const playground = await PagePlayground.open(page, ROUTE)
        let compared = 0
        for (const document of await documentsWith(kind)) {
          const { answers } = await replay(document, playground)
          const { recordings: printed, failures } = recordings(document, { answers, effects: new Map() })
          expect([...failures, ...differences(printed)]).toEqual([])
          compared += printed.length
        }
        expect(compared).toBeGreaterThanOrEqual(ANSWERS)
        expect(problems).toEqual([])
      })
    }

    test('a time without a time zone is in the server’s', async ({ page }) => {
      const playground = await PagePlayground.open(page, ROUTE)
      const { body } = await playground.request(INSPECTED)
      const { value } = await playground.run(
        "[new Date('2024-04-18T10:00:00').toISOString(), new Date(2024, 3, 18, 10).toISOString(), new Date('2024-04-18').getHours()]",
      )
      expect(value).toBe('["2024-04-18T10:00:00.000Z","2024-04-18T10:00:00.000Z",0]')
      expect(JSON.parse(body)).toMatchObject({ data: [{ lastInspection: '2024-04-18T09:30:00.000Z' }] })
    })
  })
}

test('the first request’s time limit doesn’t include Strapi’s start', async ({ page }) => {
  // Simulates a processor that needs longer to start than the time limit.
  await page.addInitScript((delay) => {
    const { postMessage } = MessagePort.prototype
    MessagePort.prototype.postMessage = function (this: MessagePort, ...message: [{ kind?: string }]) {
      setTimeout(() => postMessage.apply(this, message), message[0].kind === 'file' ? delay : 0)
    } as typeof postMessage
  }, LIMITS.time + 500)
  const playground = await PagePlayground.open(page, ROUTE)
  expect((await playground.request(ONE)).status).toBe(200)
})

test.describe('harmful input ends with a reason, and the next request works', () => {
  test('endless code: written data is lost, and the error says so', async ({ page }) => {
    const playground = await PagePlayground.open(page, ROUTE)
    const created = await playground.request({
      method: 'POST',
      path: '/api/categories',
      body: '{"data":{"name":"Soup"}}',
      as: 'full-access',
    })
    expect(created.status).toBe(201)
    await expect(playground.run('for (;;);')).rejects.toMatchObject({ reason: 'slow', changesLost: true })
    const { body } = await playground.request({ method: 'GET', path: '/api/categories?fields=name&filters[name]=Soup' })
    expect(JSON.parse(body)).toMatchObject({ data: [] })
  })

  test('a response of 3 MB', async ({ page }) => {
    const playground = await PagePlayground.open(page, ROUTE)
    await expect(playground.run("'x'.repeat(3_000_000)")).rejects.toMatchObject({ reason: 'large' })
    expect((await playground.request(ONE)).status).toBe(200)
  })

  test('a GraphQL operation that requests too much', async ({ page }) => {
    const playground = await PagePlayground.open(page, ROUTE)
    const all = Array.from({ length: 2000 }, (_, index) => `a${index}: restaurants { name description reviews { text } }`)
    await expect(playground.request(operationRequest(`{ ${all.join(' ')} }`))).rejects.toMatchObject({
      reason: expect.stringMatching(/slow|large/) as unknown,
    })
    expect((await playground.request(operationRequest('{ dishes { name } }'))).status).toBe(200)
  })

  test('unsupported features are reported as unsupported, not as missing', async ({ page }) => {
    const playground = await PagePlayground.open(page, ROUTE)
    await expect(playground.request({ method: 'GET', path: '/api/upload/files' })).rejects.toMatchObject({ reason: 'unsupported' })
    const login = operationRequest('mutation { login(input: { identifier: "ada", password: "x" }) { jwt } }')
    await expect(playground.request(login)).rejects.toMatchObject({ reason: 'unsupported' })
    expect((await playground.request({ method: 'GET', path: '/api/nothing' })).status).toBe(404)
  })
})

test('code can’t access the server, storage, or the page', async ({ page, baseURL }) => {
  const playground = await PagePlayground.open(page, ROUTE)
  const answered: string[] = []
  page.on('response', (response) => answered.push(response.url()))
  const attempts = {
    fetch: `fetch('${baseURL}/robots.txt')`,
    request: `new Promise((resolve, reject) => { const r = new XMLHttpRequest(); r.open('GET', '${baseURL}/robots.txt'); r.onload = resolve; r.onerror = reject; r.send() })`,
    socket: `new Promise((resolve, reject) => { const s = new WebSocket('${baseURL!.replace('http', 'ws')}'); s.onopen = resolve; s.onerror = reject })`,
    script: `importScripts('${baseURL}/sw.js')`,
    module: `import('${baseURL}/sw.js')`,
    database: "new Promise((resolve, reject) => { const q = indexedDB.open('x'); q.onsuccess = resolve; q.onerror = reject })",
    caches: 'caches.keys()',
    page: 'parent.document',
  }
  for (const [name, attempt] of Object.entries(attempts)) {
    const { value } = await playground.run(`let reached = true; try { await ${attempt} } catch { reached = false } reached`)
    expect(value, name).toBe('false')
  }
  expect(answered.filter((url) => /robots|sw\.js/.test(url))).toEqual([])
})

test('a reset restores content, clock, and IDs', async ({ page }) => {
  const playground = await PagePlayground.open(page, ROUTE)
  const create = () => playground.request({ method: 'POST', path: '/api/categories', body: '{"data":{"name":"Soup"}}', as: 'full-access' })
  const { ms: _, ...first } = await create()
  await playground.reset()
  const { ms: __, ...second } = await create()
  expect(second).toEqual(first)
})
