import { expect, test } from 'vitest'
import { suggest } from '../../src/compile/suggest.ts'

const ROUTES = [
  '/cloud/intro',
  '/cloud/projects/settings',
  '/dev-docs/api/rest',
  '/dev-docs/api/rest/filters-locale-publication',
  '/dev-docs/backend-customization/routes',
  '/dev-docs/configurations/database',
  '/dev-docs/intro',
  '/user-docs/intro',
]
const WORDS = ['Badge', 'Callout', 'Cards', 'Definition', 'Diagram', 'Steps', 'TabItem', 'Tabs']
const TAGS = ['admin panel', 'API token', 'media library', 'REST API', 'review workflows', 'roles', 'Strapi Cloud']

test.each([
  // One name is misspelled, or has transposed letters.
  ['/cloud/intor', ROUTES, '/cloud/intro'],
  ['/cloud/intro/', ROUTES, '/cloud/intro'],
  ['/dev-docs/api/rset', ROUTES, '/dev-docs/api/rest'],
  ['/dev-doc/backend-customisation/routes', ROUTES, '/dev-docs/backend-customization/routes'],
  // The page is in another section.
  ['/dev-docs/settings/database', ROUTES, '/dev-docs/configurations/database'],
  ['/dev-docs/routes', ROUTES, '/dev-docs/backend-customization/routes'],
  // There are three pages with that name, or other names of similar length.
  ['/guides/intro', ROUTES, undefined],
  ['/dev-docs/api/soap', ROUTES, undefined],
  ['/cloud/usage', ROUTES, undefined],
  ['Tabz', WORDS, 'Tabs'],
  ['TabItme', WORDS, 'TabItem'],
  ['callout', WORDS, 'Callout'],
  ['Defintion', WORDS, 'Definition'],
  ['Table', WORDS, undefined],
  ['Figure', WORDS, undefined],
  ['strapi cloud', TAGS, 'Strapi Cloud'],
  ['media libary', TAGS, 'media library'],
  ['API tokens', TAGS, 'API token'],
  ['release workflow', TAGS, undefined],
  ['wombat', TAGS, undefined],
  ['', TAGS, undefined],
])('“Did you mean” for %j', (word, candidates, meant) => {
  expect(suggest(word, candidates)).toBe(meant)
})
