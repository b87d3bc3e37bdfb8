// The rooms of the source and what each may import (ARCHITECTURE.md); npm run check fails on any other import.

import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { root } from './run.mjs'

/** `type`: only with `import type`, which is gone once the code is built. */
const ROOMS = {
  values: [],
  addresses: [],
  compile: ['values', 'addresses'],
  openapi: ['values'],
  site: ['values', 'addresses', 'compile'],
  theme: ['values', 'addresses', 'compile', 'site', 'openapi', 'type search', 'type ask'],
  pages: ['values', 'compile', 'site', 'theme', 'type search'],
  search: ['values', 'addresses', 'compile'],
  ask: ['values', 'addresses', 'compile', 'search'],
  render: ['values', 'addresses', 'compile', 'site', 'openapi', 'theme'],
  client: ['values', 'addresses', 'compile', 'site', 'theme', 'search', 'ask'],
  mcp: ['values', 'addresses', 'compile', 'site', 'search'],
  serve: [],
  build: ['values', 'addresses', 'compile', 'site', 'openapi', 'theme', 'render', 'client', 'serve', 'search', 'ask'],
}

const IMPORT =
  /\b(?:import|export)\s+(type\s)?(?:[\w$*{][^'"`;=]*?\sfrom\s*)?['"](\.[^'"]*)['"]|(typeof\s+)?\bimport\(\s*['"](\.[^'"]*)['"]/g

/** Every import in the wrong direction, as `file:line  sentence`. */
export function wrongImports() {
  return ['src', 'pages']
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap(wrongImportsOf)
}

function wrongImportsOf(file) {
  const room = roomOf(file)
  const allowed = ROOMS[room]
  if (!allowed) return [`${file}:1  ${room} is no room yet: scripts/rooms.mjs must say what it may import.`]
  const text = readFileSync(join(root, file), 'utf8')
  return [...text.matchAll(IMPORT)].flatMap((match) => {
    const target = roomOf(join(dirname(file), match[2] ?? match[4]))
    const isType = match[1] !== undefined || match[3] !== undefined
    if (target === room || allowed.includes(target) || (isType && allowed.includes(`type ${target}`))) return []
    const line = text.slice(0, match.index).split('\n').length
    return [`${file}:${line}  ${room} may import ${allowed.join(', ') || 'no other room'}; this is ${target}.`]
  })
}

/** `src/theme/doc/Toc.tsx` is in theme, `pages/home.tsx` in pages. */
function roomOf(file) {
  const [top, next] = relative('.', file).split(sep)
  return top === 'src' ? next : top
}
