import { expect, test } from 'vitest'
import { moduleOf } from '../../scripts/modules.mjs'
import { wrongRooms } from '../../scripts/rooms.mjs'

/** Returns the violations in a project with these files. */
const wrongWith = (files: Record<string, string>) => wrongRooms(Object.entries(files).map(([file, text]) => moduleOf(file, text)))

test('every kind of import must follow the order of rooms', () => {
  const files = {
    'src/compile/a.ts': `import { b } from '../site/b.ts'`,
    'src/compile/b.ts': `export * from '../site/b.ts'`,
    'src/compile/c.ts': `\nconst load = () => import('../site/b.ts')`,
    'src/compile/d.ts': `import '../../tests/d.ts'`,
    'src/site/e.ts': `import { a } from '../compile/a.ts'\nimport { z } from 'zod'\n// import '../build/b.ts'`,
  }
  expect(wrongWith(files).map((sentence) => sentence.replace(/may only import .*, not/, 'may not import'))).toEqual([
    'src/compile/a.ts:1  compile may not import site.',
    'src/compile/b.ts:1  compile may not import site.',
    'src/compile/c.ts:2  compile may not import site.',
    'src/compile/d.ts:1  compile may not import files outside all rooms.',
  ])
})

test('a product can only import public rooms of the engine, and the engine can’t import a product', () => {
  const files = {
    'site.config.ts': `import { defineConfig } from './src/site/config.ts'`,
    'tests/product/pages/home.tsx': `import { Link } from '../../../src/theme/a.tsx'`,
    'blocks/a/view.tsx': `import { build } from '../../src/build/a.ts'`,
    'src/site/a.ts': `import { pages } from '../../pages/routes.ts'`,
  }
  expect(wrongWith(files).map((sentence) => sentence.replace(/may only import .*, not/, 'may not import'))).toEqual([
    'blocks/a/view.tsx:1  product may not import build.',
    'src/site/a.ts:1  site may not import product.',
  ])
})

test('some rooms can only be imported for types, which have no effect at run time', () => {
  expect(wrongWith({ 'src/theme/a.ts': `import type { A } from '../search/a.ts'` })).toEqual([])
  expect(wrongWith({ 'src/theme/a.ts': `import { type A } from '../search/a.ts'` })).toHaveLength(1)
})

test('an unknown room is an error', () => {
  expect(wrongWith({ 'src/attic/a.ts': '' })).toEqual([
    'src/attic/a.ts:1  attic isn’t a known room. Add it and its allowed imports to scripts/rooms.mjs.',
  ])
})

test('an import cycle is an error in any folder, including type imports and dynamic imports', () => {
  const files = {
    'bench/a.ts': `import type { B } from './b.ts'`,
    'bench/b.ts': `const load = () => import('./c.ts')`,
    'bench/c.ts': `import './a.ts'`,
  }
  expect(wrongWith(files)).toEqual(['bench/c.ts:1  Import cycle: bench/a.ts → bench/b.ts → bench/c.ts → bench/a.ts.'])
})

test('only rendering code can import React; a block’s definition can’t import it indirectly either', () => {
  expect(wrongWith({ 'src/site/a.ts': `import { useId } from 'react'` })).toEqual(['src/site/a.ts:1  site must not import React.'])
  const files = {
    'src/blocks/tabs/block.ts': `import { a } from '../a.ts'`,
    'src/blocks/a.ts': `import { useId } from 'react'`,
    'src/blocks/tabs/view.tsx': `import { useState } from 'react'`,
  }
  expect(wrongWith(files)).toEqual([
    'src/blocks/a.ts:1  The definition src/blocks/tabs/block.ts must not import React, not even indirectly.',
  ])
})

test('outside of blocks, the engine can’t contain a block’s name as a string', () => {
  const files = {
    'src/blocks/tabs/block.ts': `export const tabs = { name: 'Tabs' }`,
    'src/blocks/tab-item/block.ts': `export const tabItem = { name: 'TabItem', parents: ['Tabs'] }`,
    'src/render/a.ts': `if (name === 'Tabs') show()`,
    'src/theme/a.ts': `element.closest('.tab-item')`,
    'tests/render/a.ts': `find('Tabs')`,
  }
  expect(wrongWith(files)).toEqual([
    'src/render/a.ts:1  Tabs is a block, which only its own folder may mention.',
    'src/theme/a.ts:1  tab-item is a block, which only its own folder may mention.',
  ])
})

test('names of a site’s files are in one room; comments may mention them', () => {
  const files = {
    'src/addresses/a.ts': `export const ASSETS = 'assets/'`,
    'src/build/a.ts': `// The server reads 'csp.json'.\nwrite('csp.json')\nwrite(\`assets/\${name}\`)\nwrite('csp.json.old')`,
    'src/client/a.ts': `fetch(\`\${baseUrl}_data/a.json\`)`,
    'src/import/a.ts': `read('_redirects')`,
  }
  expect(wrongWith(files)).toEqual([
    'src/build/a.ts:2  "csp.json" is an address, which belongs in src/addresses/.',
    'src/build/a.ts:3  "assets/" is an address, which belongs in src/addresses/.',
    'src/client/a.ts:1  "_data/" is an address, which belongs in src/addresses/.',
  ])
})
