import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { algoliasearch } from 'algoliasearch'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { buildSiteTo } from '../../src/build/build.ts'
import { UserError } from '../../src/build/errors/user-error.ts'
import { pushSearch } from '../../src/build/search-push.ts'
import { indexSettings } from '../../src/search/algolia-settings.ts'
import { compareIndex, replaceIndex, type PushTarget } from '../../src/search/push.ts'
import { byteLength, pageRecords, type SearchRecord } from '../../src/search/records.ts'
import { Indexes } from './algolia-index.ts'
import { searchPage } from './site.ts'

const CONTEXT = { url: 'https://docs.example.org', baseUrl: '/x/', language: 'en', version: 'current' }
const SETTINGS = indexSettings('en')

describe('“the same records”: one for each section and each named entry', () => {
  const page = searchPage('/setup', {
    title: 'Setup',
    description: 'How to begin.',
    set: 'Guides',
    crumbs: ['Start'],
    tags: [{ slug: 'new', label: 'New' }],
    text: 'Before you begin.',
    sections: [
      {
        id: 'install',
        heading: 'Install',
        text: 'Run it.',
        fences: [{ language: '', code: 'strapi.documents("api::a.a").findMany({ a: 1 })' }],
      },
      { id: 'linux', heading: 'Linux', depth: 3 },
      { id: 'use', heading: 'Use', entries: [{ id: 'use.host', name: 'host', text: 'Where it listens.' }] },
    ],
  })
  const records = pageRecords(page, CONTEXT)

  test('with a stable ID, the address, and the headings above', () => {
    expect(records.map(({ objectID, url, type, hierarchy }) => [objectID, url, type, Object.values(hierarchy).filter(Boolean)])).toEqual([
      ['/setup#', 'https://docs.example.org/x/setup', 'lvl1', ['Guides', 'Setup']],
      ['/setup#install', 'https://docs.example.org/x/setup#install', 'lvl2', ['Guides', 'Setup', 'Install']],
      ['/setup#linux', 'https://docs.example.org/x/setup#linux', 'lvl3', ['Guides', 'Setup', 'Install', 'Linux']],
      ['/setup#use', 'https://docs.example.org/x/setup#use', 'lvl2', ['Guides', 'Setup', 'Use']],
      ['/setup#use.host', 'https://docs.example.org/x/setup#use.host', 'lvl3', ['Guides', 'Setup', 'Use', 'host']],
    ])
  })

  test('with text, identifiers, tags, and the facets of contextual search', () => {
    expect(records[0]).toMatchObject({ content: 'Before you begin.', description: 'How to begin.', tagLabels: ['New'], crumbs: ['Start'] })
    expect(records[1]).toMatchObject({
      content: 'Run it.',
      code: ['strapi.documents', 'api::a.a', 'findMany'],
      set: 'Guides',
      tags: ['new'],
      language: 'en',
      version: 'current',
      docusaurus_tag: 'docs-default-current',
    })
    expect(pageRecords(page, { ...CONTEXT, version: undefined })[0]).toMatchObject({ docusaurus_tag: 'default', version: null })
  })

  test.each([
    ['words', 'word '.repeat(5000)],
    ['an endless word', 'x'.repeat(20_000)],
    ['multibyte characters', '文字 '.repeat(5000)],
    ['surrogate pairs', '😀'.repeat(5000)],
  ])('a section that is too long for one record is split without losing text: %s', (_, text) => {
    const long = pageRecords(
      searchPage('/long', { text, sections: [{ id: 'a', fences: [{ language: '', code: 'abc_defg '.repeat(2000) }] }] }),
      CONTEXT,
    )
    for (const record of long) expect(byteLength(JSON.stringify(record))).toBeLessThan(10_000)
    expect(new Set(long.map(({ objectID }) => objectID)).size).toBe(long.length)
    const content = long.map((record) => record.content).join('')
    expect(content.replaceAll(' ', '')).toBe(text.replaceAll(' ', ''))
  })

  test('many identifiers are split as well', () => {
    const names = Array.from({ length: 2000 }, (_, number) => `identifier${number}`)
    const long = pageRecords(searchPage('/long', { sections: [{ id: 'a', fences: [{ language: '', code: names.join('\n') }] }] }), CONTEXT)
    expect(long.flatMap(({ code }) => code)).toEqual(names)
    for (const record of long) expect(byteLength(JSON.stringify(record))).toBeLessThan(10_000)
  })
})

/** Records of a page with the given number of sections. */
function records(count: number, text = 'Text'): SearchRecord[] {
  const sections = Array.from({ length: count - 1 }, (_, index) => ({ id: `s${index}`, heading: `Section ${index}`, text }))
  return pageRecords(searchPage('/page', { sections }), CONTEXT)
}

const isTemporary = (name: string) => name.startsWith('docs_tmp_')
const withoutSuffix = (line: string) => line.replaceAll(/docs_tmp_[\w-]+/g, 'temporary')

describe('“replaces the index atomically”', () => {
  let indexes: Indexes
  let target: PushTarget
  beforeEach(async () => {
    indexes = new Indexes()
    const service = await indexes.start()
    target = { client: algoliasearch('TESTAPP', 'admin', { hosts: service.hosts }), indexName: 'docs' }
    return service.close
  })

  test('records go to a temporary index, which then replaces the old one', async () => {
    indexes.put('docs', { records: new Map([['old', { objectID: 'old' }]]), settings: { hitsPerPage: 3 }, rules: ['promote'] })
    const all = records(2300)
    await replaceIndex(target, all, SETTINGS)
    expect(indexes.log.map(withoutSuffix)).toEqual([
      'copy docs temporary',
      'settings temporary',
      'batch temporary',
      'batch temporary',
      'batch temporary',
      'move temporary docs',
    ])
    expect(indexes.names).toEqual(['docs'])
    const { records: stored, settings, rules } = indexes.get('docs')
    expect([...stored.values()]).toEqual(all)
    expect(settings).toEqual(SETTINGS)
    expect(rules).toEqual(['promote'])
  })

  test('a missing index is created', async () => {
    await replaceIndex(target, records(2), SETTINGS)
    expect(indexes.get('docs').records.size).toBe(2)
  })

  test.each([
    ['the settings', 'PUT', /settings$/],
    ['a batch', 'POST', /batch$/],
    ['the move', 'POST', /docs_tmp_[^/]+\/operation$/],
  ])('if %s fails, the old index stays unchanged and nothing is left behind', async (_, method, path) => {
    indexes.put('docs', { records: new Map([['old', { objectID: 'old' }]]), settings: { hitsPerPage: 3 } })
    indexes.intercept = (asked) =>
      asked.method === method && path.test(asked.path) ? { status: 403, body: { message: 'Not enough rights', status: 403 } } : undefined
    await expect(replaceIndex(target, records(3), SETTINGS)).rejects.toThrow('Not enough rights')
    expect(indexes.names).toEqual(['docs'])
    expect([...indexes.get('docs').records.keys()]).toEqual(['old'])
    expect(indexes.get('docs').settings).toEqual({ hitsPerPage: 3 })
  })

  test('“dry-run”: reports the changes without making them', async () => {
    const before = records(1500)
    indexes.put('docs', {
      records: new Map(before.map((record) => [record.objectID, { ...record }])),
      settings: { ...SETTINGS, distinct: 1 },
    })
    const [first, ...rest] = records(1502)
    const changes = await compareIndex(target, [{ ...first!, content: 'Other' }, ...rest.slice(1)], SETTINGS)
    expect(changes).toEqual({ added: 2, changed: 1, removed: 1, same: 1498, settings: ['distinct'] })
    expect(indexes.log).toEqual([])
  })

  test('everything is new if the index doesn’t exist', async () => {
    const changes = await compareIndex(target, records(2), { distinct: 3 })
    expect(changes).toEqual({ added: 2, changed: 0, removed: 0, same: 0, settings: ['distinct'] })
    expect(indexes.names.filter(isTemporary)).toEqual([])
  })
})

describe('npm run search:push', () => {
  const work = mkdtempSync(join(tmpdir(), 'push-'))
  const docs = join(work, 'docs')
  mkdirSync(docs)
  writeFileSync(join(docs, 'index.mdx'), '---\ntitle: Home\n---\n\nText.\n\n## Install\n\nMore.\n')
  afterAll(() => rmSync(work, { recursive: true, force: true }))

  const push = async (given: Partial<Parameters<typeof pushSearch>[0]> = {}) => {
    const lines: string[] = []
    await pushSearch({ docs, cacheDir: join(work, 'cache'), yes: false, env: {}, log: (line) => lines.push(line), ...given })
    return lines
  }

  test('counts records without credentials, and sends nothing', async () => {
    const [counts, rest] = await push()
    expect(counts).toMatch(/^2 records from one page, \d.* kB; the largest has \d.* kB\.$/)
    expect(rest).toContain('Nothing was sent.')
  })

  test.each([{}, { ALGOLIA_APP_ID: 'TESTAPP' }, { ALGOLIA_APP_ID: 'TESTAPP', ALGOLIA_ADMIN_KEY: 'admin' }])(
    '--yes requires all credentials: %j',
    async (env) => {
      await expect(push({ yes: true, env })).rejects.toThrow(UserError)
    },
  )

  test('with credentials, it reports the changes; with --yes, it makes them', async () => {
    const indexes = new Indexes()
    const { hosts, close } = await indexes.start()
    const given = { hosts, index: 'docs', env: { ALGOLIA_APP_ID: 'TESTAPP', ALGOLIA_ADMIN_KEY: 'admin' } }
    expect(await push(given)).toEqual([
      expect.stringMatching(/^2 records/),
      expect.stringMatching(/^Index "docs": 2 new records, 0 changed, 0 gone, 0 the same\. Settings: searchableAttributes, /),
      'Nothing was sent. To replace the index: npm run search:push -- --yes',
    ])
    expect(indexes.names).toEqual([])
    expect((await push({ ...given, yes: true })).at(-1)).toBe('Replaced index "docs".')
    expect([...indexes.get('docs').records.keys()]).toEqual(['/#', '/#install'])
    expect((await push(given))[1]).toBe('Index "docs": 0 new records, 0 changed, 0 gone, 2 the same. Settings: the same.')
    const refused = push({ ...given, env: { ...given.env, ALGOLIA_ADMIN_KEY: 'wrong' } })
    await expect(refused).rejects.toThrow(UserError)
    await expect(refused).rejects.toThrow('Invalid key')
    await close()
  })

  test('a site without documents doesn’t empty the index', async () => {
    const empty = join(work, 'empty')
    mkdirSync(empty)
    await expect(push({ docs: empty })).rejects.toThrow('The site has no documents to push')
  })

  test('documents with errors aren’t pushed', async () => {
    const wrong = join(work, 'wrong')
    mkdirSync(wrong)
    writeFileSync(join(wrong, 'a.mdx'), '---\ntitle: A\n---\n\n<Unknown />\n')
    await expect(push({ docs: wrong })).rejects.toThrow('Some documents have errors')
  })

  test('“credentials from the environment, never in the bundle”', async () => {
    const key = 'a-key-that-nobody-must-see'
    vi.stubEnv('ALGOLIA_ADMIN_KEY', key)
    vi.stubEnv('ALGOLIA_APP_ID', 'ANAPP')
    const out = join(work, 'out')
    await buildSiteTo({ docs, out, cacheDir: join(work, 'cache') })
    vi.unstubAllEnvs()
    const files = readdirSync(out, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    expect(files.some(({ name }) => /^algolia.*\.js$/.test(name))).toBe(true)
    for (const { parentPath, name } of files) {
      const text = readFileSync(join(parentPath, name), 'utf8')
      expect(text, name).not.toContain(key)
      expect(text, name).not.toContain('ALGOLIA_')
    }
  })
})
