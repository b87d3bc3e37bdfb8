// The rooms of the source and what each may import (ARCHITECTURE.md). npm run check fails on any other import, on import cycles
// (including those of types, tests, and dynamic imports), and on mentions of React, a block, or the product in other rooms.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readModules } from './modules.mjs'
import { root } from './run.mjs'

/** @typedef {import('./modules.mjs').Module} Module */

/**
 * `type`: only with `import type`, which is removed when the code is compiled.
 * @type {Record<string, string[]>}
 */
const ROOMS = {
  values: [],
  addresses: [],
  messages: [],
  compile: ['values', 'addresses', 'type messages'],
  openapi: ['values', 'type messages'],
  site: ['values', 'addresses', 'compile', 'type messages'],
  theme: ['values', 'addresses', 'compile', 'site', 'openapi', 'type search', 'type ask', 'type messages'],
  blocks: ['values', 'addresses', 'compile', 'openapi', 'site', 'theme', 'type messages'],
  search: ['values', 'addresses', 'compile', 'type messages'],
  ask: ['values', 'addresses', 'compile', 'search', 'messages'],
  render: ['values', 'addresses', 'compile', 'site', 'openapi', 'theme', 'blocks', 'type messages'],
  client: ['values', 'addresses', 'compile', 'site', 'theme', 'search', 'ask', 'type messages'],
  mcp: ['values', 'addresses', 'compile', 'site', 'search', 'ask', 'type messages'],
  serve: ['addresses'],
  build: [
    'values',
    'addresses',
    'compile',
    'site',
    'openapi',
    'theme',
    'blocks',
    'render',
    'client',
    'serve',
    'search',
    'ask',
    'mcp',
    'messages',
  ],
  import: ['values', 'addresses', 'compile', 'site', 'blocks', 'messages', 'build'],
  // Connects pages to the Strapi in the reader's browser, which verify/playground/ builds.
  playground: ['addresses', 'values'],
  product: ['addresses', 'compile', 'site', 'theme', 'blocks', 'search', 'messages', 'playground'],
}

/** Words of the product that this repository documents. */
const PRODUCT_WORD = /strapi|dev-docs|user-docs|cloud-/gi

/** Names of files and folders of a site and of its documents, which are in `src/addresses/`. */
const ADDRESS =
  /(['"`])(?:\/|\$\{\w+\})?((?:_data|_search|_questions|_definitions|snippets|assets|social)\/|(?:404\.html|offline\.html|sw\.js|csp\.json|redirects\.json|_headers|_redirects|llms(?:-full)?\.txt|sitemap\.xml|feed\.xml|robots\.txt|manifest\.webmanifest|api\/ask)(?=\1))/g
const COMMENT = /^\s*(?:\*|\/\/|\/\*)/
/** Rooms and folders of the source that may contain such names: other generators' sites have some of the same. */
const WITH_ADDRESSES = /^src\/(?:addresses|import)\//

const REACT = /^react(?:-dom)?(?:\/|$)/
const WITH_REACT = new Set(['theme', 'blocks', 'product', 'render', 'client', 'build'])
/** The definition of a block, for rooms that don't render. */
const DEFINITION = /(?:^|\/)blocks\/([^/]+)\/block\.ts$/
/** A product consists of configuration, blocks, and pages; the tests also have one. The test runners' settings are next to it. */
const PRODUCT_FILE = /^(?:tests\/product\/)?(?:(?:blocks|pages|messages)\/|(?!(?:playwright|vitest)\.)[\w.-]+$)/

/**
 * Violations, as `file:line  sentence`.
 * @param {Module[]} [modules]
 */
export function wrongRooms(modules = readModules()) {
  return [
    ...modules.flatMap(wrongImports),
    ...cycles(modules),
    ...shownDefinitions(modules),
    ...knownBlocks(modules),
    ...strayAddresses(modules),
  ]
}

/** @param {Module} module */
function wrongImports({ file, imports }) {
  const room = roomOf(file)
  if (room === undefined) return []
  const allowed = ROOMS[room]
  if (!allowed) return [`${file}:1  ${room} isn’t a known room. Add it and its allowed imports to scripts/rooms.mjs.`]
  return imports.flatMap(({ source, file: imported, isType, line }) => {
    if (REACT.test(source) && !WITH_REACT.has(room)) return [`${file}:${line}  ${room} must not import React.`]
    if (imported === undefined) return []
    const target = roomOf(imported)
    if (target === room || (target && allowed.includes(target)) || (isType && allowed.includes(`type ${target}`))) return []
    return [`${file}:${line}  ${room} may only import ${allowed.join(', ') || 'itself'}, not ${target ?? 'files outside all rooms'}.`]
  })
}

/**
 * Definitions of blocks that import React, directly or indirectly.
 * @param {Module[]} modules
 */
function shownDefinitions(modules) {
  const importsOf = new Map(modules.map(({ file, imports }) => [file, imports.filter(({ isType }) => !isType)]))
  return modules.flatMap(({ file }) => {
    if (!DEFINITION.test(file)) return []
    const loaded = new Set([file])
    for (const next of loaded) {
      for (const { source, file: imported, line } of importsOf.get(next) ?? []) {
        if (REACT.test(source)) return [`${next}:${line}  The definition ${file} must not import React, not even indirectly.`]
        if (imported !== undefined) loaded.add(imported)
      }
    }
    return []
  })
}

/**
 * Strings that are the name of a block, in rooms that must handle all blocks alike.
 * @param {Module[]} modules
 */
function knownBlocks(modules) {
  const names = modules.flatMap(
    ({ file }) => DEFINITION.exec(file)?.[1]?.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase()) ?? [],
  )
  if (names.length === 0) return []
  const mention = new RegExp(`(['"])(${names.join('|')})\\1`, 'g')
  const classes = names
    .map((name) => name.replaceAll(/\B[A-Z]/g, (letter) => `-${letter}`).toLowerCase())
    .filter((name) => name.includes('-'))
  /** Selectors of a block's elements. One-word classes, such as `code`, are also those of the theme. */
  const selector = new RegExp(`(['"\`])[^'"\`\\n]*\\.(${classes.join('|') || '^'})(?![\\w-])`, 'g')
  return modules.flatMap(({ file, text }) => {
    const room = roomOf(file)
    // Messages contain words that are also names of blocks.
    if (room === undefined || ['blocks', 'product', 'messages'].includes(room)) return []
    return [...text.matchAll(mention), ...text.matchAll(selector)].map(
      ({ index, 2: name }) => `${file}:${lineAt(text, index)}  ${name} is a block, which only its own folder may mention.`,
    )
  })
}

/**
 * Names of a site's files outside of `src/addresses/`. Comments may mention them.
 * @param {Module[]} modules
 */
function strayAddresses(modules) {
  return modules.flatMap(({ file, text }) => {
    if (!file.startsWith('src/') || WITH_ADDRESSES.test(file)) return []
    return text
      .split('\n')
      .flatMap((line, index) =>
        COMMENT.test(line)
          ? []
          : [...line.matchAll(ADDRESS)].map(
              ({ 2: name }) => `${file}:${index + 1}  "${name}" is an address, which belongs in src/addresses/.`,
            ),
      )
  })
}

/** Mentions of the product in the engine, comments and styles included, as `file:line  sentence`. */
export function wordsOfProduct() {
  const source = join(root, 'src')
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.\w+$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(source, file), 'utf8')
      return [...text.matchAll(PRODUCT_WORD)].map(
        ({ index, 0: word }) => `src/${file}:${lineAt(text, index)}  "${word}" names the product, which the engine must not mention.`,
      )
    })
}

/**
 * @param {string} text
 * @param {number} index
 */
function lineAt(text, index) {
  return text.slice(0, index).split('\n').length
}

/**
 * `src/theme/doc/Toc.tsx` is in theme, `pages/home.tsx` in product. Tests, scripts, and other files aren't in a room.
 * @param {string} file
 */
function roomOf(file) {
  const [top, next] = file.split('/')
  if (top === 'src') return next
  return top === 'playground' ? top : PRODUCT_FILE.test(file) ? 'product' : undefined
}

/**
 * A sentence for each import that closes a cycle.
 * @param {Module[]} modules
 */
function cycles(modules) {
  const importsOf = new Map(modules.map(({ file, imports }) => [file, imports]))
  /** @type {string[]} */
  const found = []
  /** @type {Set<string>} */
  const seen = new Set()
  /** @type {(file: string, path: string[]) => void} */
  const visit = (file, path) => {
    if (seen.has(file)) return
    seen.add(file)
    const here = [...path, file]
    for (const { file: next = '', line } of importsOf.get(file) ?? []) {
      const circle = here.slice(here.indexOf(next))
      if (here.includes(next)) found.push(`${file}:${line}  Import cycle: ${[...circle, next].join(' → ')}.`)
      else visit(next, here)
    }
  }
  for (const { file } of modules) visit(file, [])
  return found
}
