import { defined } from '../values/defined.ts'
import { type HtmlNode, textOf } from './html-node.ts'
import type { Source } from './provider.ts'

/** A section with its full text. */
export interface Passage extends Source {
  /** Headings above it. */
  path: string[]
  blocks: PassageBlock[]
}

export type PassageBlock =
  /** A paragraph, list item, table row, or option. `isStep`: in a numbered list. */
  { kind: 'text'; text: string; isRow?: true; isStep?: true } | { kind: 'code'; code: string; language: string; label: string }

/** Controls and labels, which aren't part of the page's text. */
const SILENT = new Set(['button', 'svg', 'input', 'textarea', 'select', 'style', 'script', 'legend', 'label', 'figcaption', 'template'])
/** Elements whose text is one block. */
const BLOCKS = new Set(['p', 'dt', 'dd', 'summary', 'h1', 'h5', 'h6'])
const CELLS = new Set(['td', 'th', 'dt', 'dd'])
const HEADING = /^h[2-6]$/
/** Elements within a sentence. */
const INLINE = new Set(['#text', 'a', 'abbr', 'b', 'br', 'code', 'del', 'em', 'i', 'kbd', 'mark', 's', 'span', 'strong', 'sub', 'sup'])

interface Heading {
  depth: number
  text: string
}

/**
 * Splits an article at its headings.
 * @param article HTML nodes of the article from a data file
 */
export function cutPassages(article: HtmlNode[], { route, title }: { route: string; title: string }): Passage[] {
  const passages: Passage[] = [{ route, title, id: '', heading: '', path: [], blocks: [] }]
  const trail: Heading[] = []
  let numberedLists = 0

  const walk = (nodes: HtmlNode[]) => {
    let sentence: HtmlNode[] = []
    const endSentence = () => {
      addText(passages.at(-1)!, sentence.map(spoken).join(''), numberedLists > 0)
      sentence = []
    }
    for (const node of nodes) {
      if (INLINE.has(node.name) && !containsBlock(node)) sentence.push(node)
      else {
        endSentence()
        visit(node)
      }
    }
    endSentence()
  }

  const visit = (node: HtmlNode) => {
    const id = node.attribute('id')
    if (HEADING.test(node.name) && id !== undefined) {
      const heading = { depth: Number(node.name[1]), text: tidy(spoken(node)) }
      while (trail.length > 0 && trail.at(-1)!.depth >= heading.depth) trail.pop()
      passages.push({ route, title, id, heading: heading.text, path: trail.map(({ text }) => text), blocks: [] })
      trail.push(heading)
    } else if (node.name === 'pre') addCode(passages.at(-1)!, node, 'text')
    else if (node.attribute('data-lang') !== undefined) addCode(passages.at(-1)!, node, node.attribute('data-lang')!)
    else if (node.name === 'tr') addRow(passages.at(-1)!, node)
    else if (node.name === 'dl') for (const option of node.children) addOption(option)
    else if (BLOCKS.has(node.name)) addText(passages.at(-1)!, spoken(node), numberedLists > 0)
    else if (!isSilent(node)) {
      if (node.name === 'ol') numberedLists++
      walk(node.children)
      if (node.name === 'ol') numberedLists--
    }
  }

  /** Adds an option's name and description, followed by its nested options. */
  const addOption = (option: HtmlNode) => {
    addRow(passages.at(-1)!, option)
    for (const { children } of option.children) for (const list of children) if (list.name === 'dl') visit(list)
  }

  walk(article)
  return passages.filter(({ heading, blocks }) => heading !== '' || blocks.length > 0)
}

/** The location of a passage. */
export function sourceOf({ route, id, title, heading }: Passage): Source {
  return { route, id, title, heading }
}

function addText(passage: Passage, text: string, isStep: boolean): void {
  const tidied = tidy(text)
  if (/\p{L}/u.test(tidied)) passage.blocks.push(defined({ kind: 'text', text: tidied, isStep: isStep || undefined }))
}

/** Skips header rows, which only have column names. */
function addRow(passage: Passage, row: HtmlNode): void {
  const cells = row.children.filter(({ name, children }) => CELLS.has(name) && !children.some((child) => child.name === 'dl'))
  if (!cells.some(({ name }) => name === 'td' || name === 'dd')) return
  const text = cells
    .map((cell) => tidy(spoken(cell)))
    .filter((cell) => cell !== '')
    .join(' – ')
  if (/\p{L}/u.test(text)) passage.blocks.push({ kind: 'text', text, isRow: true })
}

function addCode(passage: Passage, node: HtmlNode, language: string): void {
  const code = find(node, 'code') ?? node
  const text = textOf(code).replace(/\n+$/, '')
  const label = node.children.find(({ name, attribute }) => name === 'figcaption' || attribute('class') === 'lang')
  if (text.trim() !== '') passage.blocks.push({ kind: 'code', code: text, language, label: label ? textOf(label) : '' })
}

function find(node: HtmlNode, name: string): HtmlNode | undefined {
  if (node.name === name) return node
  for (const child of node.children) {
    const found = find(child, name)
    if (found) return found
  }
  return undefined
}

/** Excludes popovers too: the definition in an annotation would interrupt the sentence. */
function isSilent(node: HtmlNode): boolean {
  return SILENT.has(node.name) || node.attribute('popover') !== undefined
}

function containsBlock(node: HtmlNode): boolean {
  return node.children.some((child) => !isSilent(child) && (!INLINE.has(child.name) || containsBlock(child)))
}

function spoken(node: HtmlNode): string {
  if (isSilent(node)) return ''
  if (node.name === 'br') return ' '
  return node.value ?? node.children.map(spoken).join('')
}

function tidy(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}
