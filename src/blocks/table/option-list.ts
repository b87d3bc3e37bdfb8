import type { InlineCode, Nodes, PhrasingContent, RootContent, Table, TableCell, TableRow } from 'mdast'
import type { ShownPlace } from '../../compile/block.ts'
import { text } from '../../compile/markdown/nodes.ts'
import { elementNode, plainText } from '../../compile/nodes.ts'
import { listed, type OptionColumns } from './option-columns.ts'

/** A row, and the rows nested below it, such as `auth.secret` in `auth`. */
interface Option {
  row: TableRow
  name: string
  inner: Option[]
}

/** Renders a table as a definition list of options, each with an ID. */
export function optionList(table: Table, columns: OptionColumns, place: ShownPlace): RootContent {
  const [head, ...rows] = table.children
  return listOf(nested(rows), { columns, place, titles: head!.children.map(plainText) })
}

interface Listing {
  columns: OptionColumns
  place: ShownPlace
  titles: string[]
}

function listOf(options: Option[], listing: Listing): RootContent {
  return elementNode(
    'dl',
    { className: ['options'] },
    options.map((option) => itemOf(option, listing)),
  )
}

function itemOf({ row, name, inner }: Option, listing: Listing): RootContent {
  const { columns, place } = listing
  const names = codesIn(row.children[0]!)
  const meant = row.children[columns.meaning]
  const text = meant ? plainText(meant) : ''
  const anchor = (code: string) => place.anchor(nameOf(code), { name: code, text })
  const id = anchor(names[0]?.value ?? name)
  for (const other of names.slice(1)) other.data = { ...other.data, hProperties: { id: anchor(other.value) } }
  const self = elementNode('a', { className: ['hash'], href: `#${id}`, ariaLabel: place.messages.blocks.linkTo(name) }, [])
  const facts = columns.facts.flatMap((fact) => factOf(row.children[fact.column], fact, listing))
  const meaning = meant?.children ?? []
  return elementNode('div', { id }, [
    elementNode('dt', {}, [...row.children[0]!.children, self]),
    ...facts.map((fact) => elementNode('dd', { className: ['fact'] }, fact)),
    ...(meaning.length > 0 ? [elementNode('dd', {}, meaning)] : []),
    ...(inner.length > 0 ? [elementNode('dd', {}, [listOf(inner, listing)])] : []),
  ])
}

/** Returns the content of a fact: types as they are, others after their column's title. Empty for blank cells and dashes. */
function factOf(
  cell: TableCell | undefined,
  { column, kind }: OptionColumns['facts'][number],
  { columns, titles }: Listing,
): RootContent[][] {
  const value = cell ? plainText(cell) : ''
  if (!cell || /^[-–—]?$/.test(value)) return []
  if (kind === 'type') return typeOf(cell, columns.words)
  const title = elementNode('i', {}, [text(titles[column]!)])
  if (kind === 'other') return [[title, text(' '), ...cell.children]]
  if (listed(columns.words.no).includes(value.toLowerCase())) return []
  const required = elementNode('b', {}, [text(titles[column]!)])
  return [listed(columns.words.yes).includes(value.toLowerCase()) ? [required] : [title, text(' '), ...cell.children]]
}

/** Splits types such as “string, required”. */
function typeOf({ children }: TableCell, words: OptionColumns['words']): RootContent[][] {
  const last = children.at(-1)
  const [, type, required] = (last?.type === 'text' && /^(.*), (.+)$/s.exec(last.value)) || []
  if (type === undefined || required === undefined || !listed(words.required).includes(required.trim())) return [children]
  return [[...children.slice(0, -1), text(type)], [elementNode('b', {}, [text(required)])]]
}

/** Nests rows by name. */
function nested(rows: TableRow[]): Option[] {
  const options: Option[] = []
  const open: Option[] = []
  for (const row of rows) {
    const option = { row, name: plainText(row.children[0]!), inner: [] }
    while (open.length > 0 && !isPartOf(option.name, open.at(-1)!.name)) open.pop()
    ;(open.at(-1)?.inner ?? options).push(option)
    open.push(option)
  }
  return options
}

function isPartOf(name: string, whole: string): boolean {
  return name.startsWith(`${whole}.`) || name.startsWith(`${whole}[`)
}

function codesIn(node: Nodes | PhrasingContent): InlineCode[] {
  if (node.type === 'inlineCode') return [node]
  return 'children' in node ? node.children.flatMap(codesIn) : []
}

/** Prefers a flag's long name, as in `-n, --dry`. */
function nameOf(code: string): string {
  return /--([\w-]+)/.exec(code)?.[1] ?? code
}
