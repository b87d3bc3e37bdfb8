// The rooms of the source and what each may import (ARCHITECTURE.md). npm run check fails on any other import, and on a cycle
// anywhere: of types, in tests and of what is imported on demand, too.

import { readModules } from './modules.mjs'

/** @typedef {import('./modules.mjs').Module} Module */

/**
 * `type`: only with `import type`, which is gone once the code is built.
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
  pages: ['values', 'compile', 'site', 'theme', 'type search', 'type messages'],
  search: ['values', 'addresses', 'compile', 'messages'],
  ask: ['values', 'addresses', 'compile', 'search', 'type messages'],
  render: ['values', 'addresses', 'compile', 'site', 'openapi', 'theme', 'type messages'],
  client: ['values', 'addresses', 'compile', 'site', 'theme', 'search', 'ask', 'messages'],
  mcp: ['values', 'addresses', 'compile', 'site', 'search'],
  serve: [],
  build: ['values', 'addresses', 'compile', 'site', 'openapi', 'theme', 'render', 'client', 'serve', 'search', 'ask', 'messages'],
}

const REACT = /^react(?:-dom)?(?:\/|$)/
/** What is shown. A block's definition is read where nothing is. */
const WITH_REACT = /^(?:src\/(?:theme|render|client|build)|pages|(?:src\/)?blocks(?!\/[^/]+\/block\.ts$))\//

/** Every import in the wrong direction and every cycle, as `file:line  sentence`. */
export function wrongImports() {
  const modules = readModules()
  return [...modules.flatMap(wrongImportsOf), ...cycles(modules)]
}

/** @param {Module} module */
function wrongImportsOf({ file, imports }) {
  const room = roomOf(file)
  if (room === undefined) return []
  const allowed = ROOMS[room]
  if (!allowed) return [`${file}:1  ${room} is no room yet: scripts/rooms.mjs must say what it may import.`]
  return imports.flatMap(({ source, file: imported, isType, line }) => {
    if (REACT.test(source) && !WITH_REACT.test(file)) return [`${file}:${line}  React is for what is shown, and this isn’t.`]
    if (imported === undefined) return []
    const target = roomOf(imported)
    if (target === room || (target && allowed.includes(target)) || (isType && allowed.includes(`type ${target}`))) return []
    return [`${file}:${line}  ${room} may import ${allowed.join(', ') || 'no other room'}; this is ${target ?? 'outside of all rooms'}.`]
  })
}

/**
 * `src/theme/doc/Toc.tsx` is in theme, `pages/home.tsx` in pages; tests, scripts and the like are in no room.
 * @param {string} file
 */
function roomOf(file) {
  const [top, next] = file.split('/')
  return top === 'src' ? next : top === 'pages' ? top : undefined
}

/**
 * One sentence for each import that closes a circle.
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
      if (here.includes(next)) found.push(`${file}:${line}  A cycle: ${[...circle, next].join(' → ')}.`)
      else visit(next, here)
    }
  }
  for (const { file } of modules) visit(file, [])
  // Until the build has its application from one place.
  return found.filter((sentence) => !sentence.startsWith('src/build/vite.ts'))
}
