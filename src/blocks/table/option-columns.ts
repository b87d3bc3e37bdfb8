import type { Table, TableCell } from 'mdast'
import { plainText } from '../../compile/nodes.ts'
import type { Messages } from '../../messages/messages.ts'

type Words = Messages['blocks']['columns']

/** Columns of an option table. The first one contains names. */
export interface OptionColumns {
  /** Index of the description column. */
  meaning: number
  /** Columns shown next to a name. */
  facts: Array<{ column: number; kind: 'type' | 'required' | 'other' }>
  words: Words
}

/**
 * Recognizes option tables: the first column has a title such as “Option” and contains code, and the others contain types, defaults,
 * whether an option is required, and a description. Returns `undefined` for other tables, such as comparisons.
 */
export function optionColumns(table: Table, words: Words): OptionColumns | undefined {
  const [head, ...rows] = table.children
  if (!head || rows.length === 0 || !rows.every(({ children: [name] }) => name && startsWithCode(name))) return undefined
  const [first = '', ...others] = head.children.map(headOf)
  // For example, “Option” or “Key of a link”.
  if (!listed(words.name).some((word) => first === word || first.startsWith(`${word} `))) return undefined
  const isFact = (title: string) => factKind(title, words) !== undefined || isDefault(title, words)
  const rest = others.filter((title) => !isFact(title))
  const isMeaning = rest.some((title) => listed(words.meaning).includes(title))
  if (rest.length === 1 ? !isMeaning && others.length === 1 : rest.length !== 2 || !isMeaning) return undefined
  return someColumns(table, words)
}

/** Returns the columns of a table that its author marked as an option table. Without a known title, the last column is the description. */
export function someColumns(table: Table, words: Words): OptionColumns {
  const titles = table.children[0]!.children.map(headOf)
  const columns = titles.map((_, column) => column).slice(1)
  const open = columns.filter((column) => factKind(titles[column]!, words) === undefined && !isDefault(titles[column]!, words))
  const meaning = open.find((column) => listed(words.meaning).includes(titles[column]!)) ?? open.at(-1) ?? columns.at(-1) ?? 0
  const facts = columns
    .filter((column) => column !== meaning)
    .map((column) => ({ column, kind: factKind(titles[column]!, words) ?? ('other' as const) }))
  return { meaning, facts, words }
}

/** Splits a message that is a comma-separated list. */
export function listed(words: string): string[] {
  return words.split(', ')
}

function factKind(title: string, words: Words): 'type' | 'required' | undefined {
  if (listed(words.type).includes(title)) return 'type'
  return listed(words.required).includes(title) ? 'required' : undefined
}

/** For example, “Default” or “Default in the file”. */
function isDefault(title: string, words: Words): boolean {
  return listed(words.default).some((word) => title === word || title.startsWith(`${word} `))
}

function headOf(cell: TableCell): string {
  return plainText(cell).toLowerCase()
}

function startsWithCode({ children: [first] }: TableCell): boolean {
  return first?.type === 'inlineCode' || (first?.type === 'link' && first.children[0]?.type === 'inlineCode')
}
