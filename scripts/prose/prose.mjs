// Finds wording that reads like a translation or differs from the rest of the site. patterns.yaml lists the patterns, with the
// reason and the replacement. npm run check applies them to documents, answers, explanations, guides, messages, comments, and error messages.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse as parseYaml } from 'yaml'
import { readModules } from '../modules.mjs'
import { root } from '../run.mjs'
import { textOfMarkdown, textOfModule, textOfYaml } from './text.mjs'

await import('../typescript.mjs')
const { parse } = await import('../../src/compile/parse.ts')

/** Modules whose strings readers see. */
const SHOWN = /^(?:(?:src\/messages|blocks|pages|playground)\/|(?:sidebars|site\.config|tags|theme|words)\.ts$)/

/** @typedef {'documents' | 'guides' | 'messages' | 'code'} Kind */

/**
 * @typedef {object} Pattern
 * @property {string} name
 * @property {string | string[]} find case-insensitive regular expressions; a space also matches a line end
 * @property {boolean} [exact] case-sensitive
 * @property {string} because
 * @property {string} instead what to write
 * @property {Kind[]} [in] kinds of text to search; the default is all
 * @property {{ wrong: string, right: string }} example
 */

/** @typedef {Omit<Pattern, 'find'> & { expression: RegExp }} Rule */

/** @typedef {{ file: string, line: number, name: string, quote: string, sentence: string }} Finding */

/** @returns {Rule[]} */
export function readRules(source = readFileSync(join(root, 'scripts/prose/patterns.yaml'), 'utf8')) {
  /** @type {Pattern[]} */
  const patterns = parseYaml(source)
  return patterns.map(({ find, ...pattern }) => ({
    ...pattern,
    expression: new RegExp([find].flat().join('|'), pattern.exact ? 'gu' : 'giu'),
  }))
}

/**
 * All matches, in the order of files.
 * @param {Rule[]} rules
 */
export function findings(rules = readRules()) {
  return texts().flatMap((each) => findingsOf(each, rules))
}

/** All matches, as `file:line  sentence`. */
export function wrongProse() {
  return findings().map(({ file, line, quote, sentence }) => `${file}:${line}  “${quote}”: ${sentence}`)
}

/**
 * @param {{ file: string, kind: Kind, source: string }} text
 * @param {Rule[]} rules
 * @returns {Finding[]}
 */
export function findingsOf({ file, kind, source }, rules) {
  const pieces = piecesOf(file, source)
  const text = pieces.map((piece) => piece.text).join('')
  return rules
    .filter((rule) => rule.in?.includes(kind) ?? true)
    .flatMap(({ name, expression, because, instead }) =>
      [...text.matchAll(expression)].map((match) => ({
        file,
        line: source.slice(0, offsetAt(pieces, match.index)).split('\n').length,
        name,
        quote: match[0],
        sentence: `${because} ${instead}`,
      })),
    )
    .toSorted((one, other) => one.line - other.line)
}

/**
 * @param {string} file
 * @param {string} source
 */
export function piecesOf(file, source) {
  if (file.endsWith('.yaml')) return textOfYaml(source)
  if (!/\.mdx?$/.test(file)) return textOfModule(file, source)
  const parsed = parse(file, source)
  return 'tree' in parsed ? textOfMarkdown(source, parsed.tree) : []
}

/**
 * @param {import('./text.mjs').Piece[]} pieces
 * @param {number} index in the joined text
 */
function offsetAt(pieces, index) {
  let start = 0
  for (const { text, offset } of pieces) {
    if (index < start + text.length) return offset + (index - start)
    start += text.length
  }
  return 0
}

/** @returns {Array<{ file: string, kind: Kind, source: string }>} */
export function texts() {
  const documents = filesIn('docs').filter((file) => /\.mdx$|\.questions\.yaml$/.test(file))
  const explanations = filesIn('verify/versions').filter((file) => file.endsWith('/explanations.yaml'))
  const guides = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'verify/README.md']
  /** @type {(kind: Kind) => (file: string) => { file: string, kind: Kind, source: string }} */
  const read = (kind) => (file) => ({ file, kind, source: readFileSync(join(root, file), 'utf8') })
  const modules = readModules().map(({ file, text }) => ({ file, kind: kindOfModule(file), source: text }))
  return [...[...documents, ...explanations].map(read('documents')), ...guides.map(read('guides')), ...modules]
}

/**
 * @param {string} file
 * @returns {Kind}
 */
function kindOfModule(file) {
  return SHOWN.test(file) ? 'messages' : 'code'
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function filesIn(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesIn(`${folder}/${entry.name}`) : [`${folder}/${entry.name}`],
  )
}
