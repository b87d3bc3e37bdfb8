import { afterEach, describe, expect, test, vi } from 'vitest'
import { stemmer } from 'stemmer'
import { buildIndex, type SearchPage } from '../../src/search/indexer.ts'
import { fetchJson } from '../../src/addresses/fetch-json.ts'
import { ServedIndex } from '../../src/search/served-index.ts'
import { searchPage } from './site.ts'

afterEach(() => vi.unstubAllGlobals())

/** Mocks `fetch`. Returns the list of requested URLs. */
function serve(answer: (address: string) => Response | undefined): string[] {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    const response = answer(address)
    if (!response) throw new TypeError('Failed to fetch')
    return response
  })
  return asked
}

const missing = () => new Response('', { status: 404 })

/** Responses of a site with the given pages. */
function siteOf(folder: string, pages: SearchPage[]): (address: string) => Response {
  const { files, manifest } = buildIndex(pages)
  return (address) => {
    if (address === '/_search/manifest.json') return Response.json({ folder, ...manifest })
    const file = files.get(address.replace(`/_search/${folder}/`, ''))
    return file === undefined ? missing() : new Response(file)
  }
}

describe('“flaky network”', () => {
  test('failed requests are attempted three times', async () => {
    const answers = [undefined, undefined, Response.json({ a: 1 })]
    serve(() => answers.shift())
    expect(await fetchJson('/a.json')).toEqual({ a: 1 })
    const asked = serve(() => undefined)
    await expect(fetchJson('/a.json')).rejects.toThrow(TypeError)
    expect(asked).toHaveLength(3)
  })

  test('error responses aren’t retried', async () => {
    const absent = serve(missing)
    await expect(fetchJson('/a.json')).rejects.toThrow('/a.json answered 404.')
    const wrong = serve(() => new Response('<!doctype html>'))
    await expect(fetchJson('/a.json')).rejects.toThrow(SyntaxError)
    expect([absent.length, wrong.length]).toEqual([1, 1])
  })
})

test('“a deploy in the middle of a reading session”: a query whose file is missing uses the new index', async () => {
  const index = new ServedIndex('/_search/', stemmer)
  const routes = async (query: string) => (await index.search({ query })).hits.map(({ route }) => route)
  serve(siteOf('first', [searchPage('/old', { text: 'lantern' }), searchPage('/other', { text: 'harbor' })]))
  expect(await routes('lantern')).toEqual(['/old'])
  serve(siteOf('second', [searchPage('/new', { text: 'harbor lantern' })]))
  expect(await routes('harbor')).toEqual(['/new'])
  expect(await routes('lantern')).toEqual(['/new'])
  const gone = serve(missing)
  await expect(new ServedIndex('/_search/', stemmer).search({ query: 'lantern' })).rejects.toThrow('answered 404')
  // The first attempt and one retry.
  expect(gone).toHaveLength(2)
})
