// Extracts the sentences of a file, without code, URLs, UI labels, and recorded responses. Code becomes `_` and a UI label **_**,
// so that patterns can match the words next to them.

import { parseDocument, visit, isScalar } from 'yaml'
import { parseSync } from 'vite'

/** @typedef {{ text: string, offset: number }} Piece `offset`: its start in the file */

/** Attributes of components that hold sentences. */
const SENTENCES = /\b(?:alt|caption|title|hint|label|summary)="([^"]*)"/g
/** Keys of front matter that hold sentences. */
const FRONT_MATTER = /^(?:title|description):[ ]*(.*)$/gm
const BLOCK = '\n\n'

/**
 * The sentences of a document, from its syntax tree.
 * @param {string} source
 * @param {import('mdast').Root} tree
 * @returns {Piece[]}
 */
export function textOfMarkdown(source, tree) {
  /** @type {Piece[]} */
  const pieces = []
  /** @param {any} node */
  const visitNode = (node) => {
    const start = node.position?.start.offset ?? 0
    const end = node.position?.end.offset ?? start
    switch (node.type) {
      case 'text':
        return pieces.push(...linesOf(source.slice(start, end), start))
      case 'inlineCode':
        return pieces.push({ text: '`_`', offset: start })
      case 'strong':
        return pieces.push({ text: '**_**', offset: start })
      case 'break':
        return pieces.push({ text: ' ', offset: start })
      case 'code': {
        if (node.lang !== 'mermaid') break
        // Its title is the diagram's alternative text.
        for (const { 1: title = '', index } of (node.meta ?? '').matchAll(SENTENCES)) {
          const offset = source.indexOf(node.meta, start) + index
          pieces.push({ text: `${BLOCK}${title}${BLOCK}`, offset })
        }
        break
      }
      case 'yaml':
      case 'image':
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement': {
        const inside = node.children?.[0]?.position?.start.offset ?? end
        const head = source.slice(start, inside)
        if (node.type === 'image') pieces.push({ text: `${BLOCK}${node.alt ?? ''}${BLOCK}`, offset: start })
        else {
          for (const match of head.matchAll(node.type === 'yaml' ? FRONT_MATTER : SENTENCES)) {
            const value = match[1] ?? ''
            const offset = start + match.index + match[0].lastIndexOf(value)
            pieces.push({ text: BLOCK, offset }, { text: value, offset }, { text: BLOCK, offset: offset + value.length })
          }
        }
        break
      }
    }
    const isInline = ['emphasis', 'delete', 'link', 'mdxJsxTextElement', 'textDirective'].includes(node.type)
    if (!isInline) pieces.push({ text: BLOCK, offset: start })
    for (const child of node.children ?? []) visitNode(child)
    if (!isInline) pieces.push({ text: BLOCK, offset: end })
  }
  visitNode(tree)
  return pieces
}

/**
 * The answers of a questions file, or the explanations of another version's differences. Questions are skipped: they use readers' wording.
 * @param {string} source
 * @returns {Piece[]}
 */
export function textOfYaml(source) {
  /** @type {Piece[]} */
  const pieces = []
  visit(parseDocument(source, { logLevel: 'silent' }), {
    Pair(_, { key, value }) {
      if (!isScalar(key) || !['answer', 'says'].includes(String(key.value)) || !isScalar(value) || !value.range) return
      const [start, end] = value.range
      pieces.push({ text: BLOCK, offset: start }, ...plain(source.slice(start, end), start))
    },
  })
  return pieces
}

/**
 * The comments and strings of a module. A string with three words or more counts as a sentence.
 * @param {string} file
 * @param {string} source
 * @returns {Piece[]}
 */
export function textOfModule(file, source) {
  /** @type {Piece[]} */
  const pieces = []
  /** @param {string} text @param {number} offset */
  const add = (text, offset) => pieces.push({ text: BLOCK, offset }, ...plain(text, offset))
  const { comments, program } = parseSync(file, source)
  let last = -1
  for (const { type, value, start, end } of comments) {
    // Consecutive line comments are one text.
    const between = source.slice(last, start)
    const goesOn = last >= 0 && between.trim() === '' && between.split('\n').length === 2
    const indent = value.length - value.trimStart().length
    pieces.push({ text: goesOn ? ' ' : BLOCK, offset: start }, ...plain(value.slice(indent), start + 2 + indent, type === 'Block'))
    last = type === 'Line' ? end : -1
  }
  /** @param {any} node */
  const visitNode = (node) => {
    if (Array.isArray(node)) return node.forEach(visitNode)
    if (typeof node?.type !== 'string' || node.type.startsWith('TS')) return
    if (node.type === 'ImportDeclaration') return
    if (node.type === 'Literal') return typeof node.value === 'string' && isSentence(node.value) && add(node.value, node.start + 1)
    if (node.type === 'JSXText') return isSentence(node.value) && add(node.value, node.start)
    if (node.type === 'TemplateLiteral') {
      const quasis = node.quasis.map((/** @type {any} */ quasi) => quasi.value.cooked ?? '')
      if (isSentence(quasis.join('_')) && !quasis.join('').includes('\n')) add(quasis.join('_'), node.start + 1)
      return node.expressions.forEach(visitNode)
    }
    for (const key in node) if (typeof node[key] === 'object' && key !== 'parent') visitNode(node[key])
  }
  visitNode(program.body)
  return pieces
}

/** @param {string} text */
function isSentence(text) {
  return /^[^\n]*\p{L}+ \p{L}+[^\n]* \p{L}+/u.test(text) && !/[{};=<>]|\.\w+\(/.test(text)
}

/**
 * Text with code in backticks and names in double asterisks.
 * @param {string} source
 * @param {number} offset
 * @param {boolean} [isComment] lines begin with asterisks
 */
function plain(source, offset, isComment = false) {
  const same = (/** @type {string} */ match, /** @type {string} */ mark) => mark + '_'.repeat(match.length - 2 * mark.length) + mark
  const bare = (isComment ? source.replace(/^[ \t]*\*(?!\*)/gm, (start) => ' '.repeat(start.length)) : source)
    .replace(/`[^`]*`/g, (match) => (match.includes('\n\n') ? match : same(match, '`')))
    .replace(/\*\*[^*]+\*\*/g, (match) => same(match, '**'))
    .replace(/https?:\/\/\S+/g, (match) => '_'.repeat(match.length))
  return linesOf(bare, offset)
}

/**
 * A line end and the indentation of the next line become one space; empty lines are kept.
 * @param {string} source
 * @param {number} offset
 * @returns {Piece[]}
 */
function linesOf(source, offset) {
  /** @type {Piece[]} */
  const pieces = []
  let at = offset
  for (const [index, line] of source.split('\n').entries()) {
    const text = index === 0 ? line : line.trimStart()
    if (index > 0) pieces.push({ text: text === '' ? '\n' : ' ', offset: at - 1 })
    pieces.push({ text, offset: at + line.length - text.length })
    at += line.length + 1
  }
  return pieces
}
