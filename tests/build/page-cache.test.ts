import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { PageCache, type PageContent } from '../../src/build/cache/page-cache.ts'

const dir = mkdtempSync(join(tmpdir(), 'page-cache-'))
afterEach(() => rmSync(dir, { recursive: true }))

const content = { body: [], sections: [], markdown: [], terms: [] } as unknown as PageContent

test('a cache that a failed build closes during compilation keeps its saved entries', () => {
  const cache = new PageCache(dir, '1')
  cache.set('first', { problems: [] }, content)
  cache.save()
  cache.close()
  expect(() => cache.set('second', { problems: [] }, content)).toThrow('The cache is closed.')
  const next = new PageCache(dir, '1')
  expect(next.content('first', 'sections')).toEqual([])
  next.close()
})
