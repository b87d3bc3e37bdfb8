// The project's own modules and their imports, as the bundler's parser reads them: input of the checks of rooms and docstrings.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dirname, join as joinPath } from 'node:path/posix'
import { parseSync } from 'vite'
import { root } from './run.mjs'

/**
 * An import or a re-export.
 * @typedef {object} Import
 * @property {string} source as written
 * @property {string | undefined} file path from the project's folder; undefined for a package
 * @property {string[]} names imported names; `*` is everything
 * @property {boolean} isType removed when the code is compiled
 * @property {number} line
 */

/** @typedef {{ file: string, text: string, imports: Import[] }} Module `file` from the project's folder */

/** Folders of other programs, and generated ones. */
const FOREIGN =
  /(?:^|\/)(?:\.[^/]*|node_modules|dist(?:\..*)?)$|^(?:docs|static|test-results|bench\/peers|verify\/(?:app|frameworks|frontends\/[^/.]+))$/

/** @type {Module[] | undefined} */
let modules

/**
 * Every module of the project, in TypeScript and JavaScript. They are read once, since several checks need them.
 * @returns {Module[]}
 */
export function readModules() {
  return (modules ??= filesIn('').map((file) => moduleOf(file, readFileSync(join(root, file), 'utf8'))))
}

/**
 * @param {string} file
 * @param {string} text its content
 * @returns {Module}
 */
export function moduleOf(file, text) {
  return { file, text, imports: importsOf(file, text) }
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function filesIn(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = joinPath(folder, entry.name)
    if (FOREIGN.test(path)) return []
    if (entry.isDirectory()) return filesIn(path)
    return /(?<!\.d)\.(?:mjs|tsx?)$/.test(path) ? [path] : []
  })
}

/**
 * @param {string} file
 * @param {string} text its content
 * @returns {Import[]}
 */
function importsOf(file, text) {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module
  /** @type {(source: string, start: number, names: string[]) => Import} */
  const toImport = (source, start, names) => ({
    source,
    file: source.startsWith('.') ? joinPath(dirname(file), source) : undefined,
    names,
    // `import { type A }` doesn't count: the compiled code still imports the module.
    isType: /^(?:import|export)\s+type\b/.test(text.slice(start)),
    line: text.slice(0, start).split('\n').length,
  })
  return [
    ...staticImports.map(({ moduleRequest, start, entries }) => toImport(moduleRequest.value, start, entries.map(nameOf))),
    ...staticExports.flatMap(({ start, entries }) =>
      entries.flatMap((entry) => (entry.moduleRequest ? [toImport(entry.moduleRequest.value, start, [nameOf(entry)])] : [])),
    ),
    ...dynamicImports.map(({ moduleRequest, start }) => toImport(text.slice(moduleRequest.start + 1, moduleRequest.end - 1), start, ['*'])),
  ]
}

/** @param {{ importName: { kind: string, name: string | null } }} entry */
function nameOf({ importName: { kind, name } }) {
  return kind === 'Name' ? (name ?? '*') : kind === 'Default' ? 'default' : '*'
}
