// Finds defaults that two pages state differently.

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { InlineCode, Nodes, Table } from 'mdast'
import type { Failure } from './failure.ts'
import { isExpression, lineOf, textOf } from './nodes.ts'
import { verifyFolder } from './paths.ts'

/** A default stated in a document. */
export interface StatedDefault {
  line: number
  name: string
  value: string
}

const namesakesFile = join(verifyFolder, 'namesakes.tsv')
/** Synonyms of values. */
const SAME: Record<string, string> = { off: 'false', on: 'true', no: 'false', yes: 'true', none: '', '–': '', '-': '', undefined: '' }

/** Code in a sentence, between the brackets that `withCode` adds. */
const CODE = '⟦([^⟦⟧]+)⟧'
const VALUE = '(?:⟦([^⟦⟧]+)⟧|(\\d(?:[\\d.,]*\\d)?))'
const SENTENCES = [
  `${CODE} (?:is|are) ${VALUE} by default`,
  `${CODE}(?: is)?,? by default,? ${VALUE}`,
  `${CODE} \\(${VALUE} by default\\)`,
  `${CODE} \\(default:? ${VALUE}\\)`,
  `${CODE} defaults to ${VALUE}`,
  `default (?:of|for) ${CODE} is ${VALUE}`,
  // Names in words: "the default port is 1337".
  `default (?!of |for )((?:\\w+ ){0,2}\\w+) is ${VALUE}`,
].map((pattern) => new RegExp(pattern, 'gi'))
/** Heads of table columns. */
const HEADS = new Set(['Default', 'Default value', 'Initially', 'By default'])

/** Returns the defaults in a document's tables and sentences. */
export function defaultsIn(node: Nodes): StatedDefault[] {
  if (node.type === 'table') return inTable(node)
  if (node.type === 'paragraph') return inSentences(node)
  return 'children' in node ? node.children.flatMap((child) => defaultsIn(child as Nodes)) : []
}

function inTable({ children: [head, ...rows] }: Table): StatedDefault[] {
  const column = head?.children.findIndex((cell) => HEADS.has(textOf(cell).trim())) ?? -1
  return rows.flatMap((row) => {
    const named = row.children.slice(0, Math.max(column, 0)).findLast((cell) => cell.children.some(isCode))
    const value = row.children[column]
    if (!named || !value) return []
    const names = named.children.filter(isCode).map((code) => nameOf(code.value))
    const values = textOf(value).trim().split(', ')
    return names.map((name, index) => ({
      line: lineOf(row),
      name,
      value: values.length === names.length ? values[index]! : values.join(', '),
    }))
  })
}

/** Without the placeholder of a flag's value: `--port <port>` is `--port`. */
function nameOf(code: string): string {
  return code.replace(/[ =][<[].*$/, '')
}

function isCode(node: Nodes): node is InlineCode {
  return node.type === 'inlineCode'
}

function inSentences(paragraph: Nodes): StatedDefault[] {
  const text = withCode(paragraph).replace(/\s+/g, ' ')
  return SENTENCES.flatMap((sentence) =>
    [...text.matchAll(sentence)].map(([, name, code, number]) => ({
      line: lineOf(paragraph),
      name: nameOf(name!),
      value: code ?? number!,
    })),
  )
}

function withCode(node: Nodes): string {
  if (isExpression(node)) return ''
  if (node.type === 'inlineCode') return `⟦${node.value}⟧`
  return 'children' in node ? node.children.map((child) => withCode(child as Nodes)).join('') : textOf(node)
}

/**
 * Returns defaults that contradict another page, by document.
 * @param namesakes names with a different meaning on each page
 */
export function differingDefaults(
  documents: Array<{ file: string; defaults: StatedDefault[] }>,
  namesakes: ReadonlySet<string>,
): Map<string, Failure[]> {
  const first = new Map<string, { file: string; stated: StatedDefault }>()
  const failures = new Map<string, Failure[]>()
  for (const { file, defaults } of documents) {
    for (const stated of defaults) {
      if (namesakes.has(stated.name)) continue
      const key = `${scopeOf(file)} ${stated.name}`
      const other = first.get(key)
      if (!other) first.set(key, { file, stated })
      else if (other.file !== file && plain(other.stated.value) !== plain(stated.value)) {
        const [here, there] = [shown(stated), `“${other.stated.value}” on docs/${other.file}:${other.stated.line}`]
        const message = `The default of ${here}, and ${there}. State it in one place; list options that only share a name in verify/namesakes.tsv.`
        failures.set(file, [...(failures.get(file) ?? []), { line: stated.line, message }])
      }
    }
  }
  return failures
}

/** Each API has its own parameters. */
function scopeOf(file: string): string {
  return /^dev-docs\/api\/[^/.]+/.exec(file)?.[0] ?? ''
}

function shown({ name, value }: StatedDefault): string {
  return `“${name}” is “${value}” here`
}

/** Normalizes a value: drops quotes and explanations. */
function plain(value: string): string {
  const words = value
    .toLowerCase()
    .replace(/^(none|\d+)[,;:] .*/, '$1')
    .replace(/["'`{}:]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  return SAME[words] ?? words
}

/** Reads `namesakes.tsv`: name, tab, and what each of them is. Lines that start with # are comments. */
export async function readNamesakes(): Promise<Set<string>> {
  const lines = (await readFile(namesakesFile, 'utf8')).split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return new Set(
    lines.map((line) => {
      const [name = '', reason = ''] = line.split('\t')
      if (name === '' || reason.trim() === '') throw new Error(`verify/namesakes.tsv: “${line}” must be a name, a tab, and a reason.`)
      return name
    }),
  )
}
