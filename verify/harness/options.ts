// Finds listed options without evidence from the code that reads them.

import type { Nodes, Table } from 'mdast'
import type { BoundFact } from './bound.ts'
import type { Failure } from './failure.ts'
import { lineOf, textOf } from './nodes.ts'

/** Pages to check. */
const CHECKED = /^dev-docs\/(cli\.mdx|configurations\/|admin-panel-customization\/options\.mdx)/
/** Header of the first column in option tables. */
const HEADS = new Set(['Option', 'Key', 'Parameter', 'Variable'])
/** Code that declares an option without showing its effect. */
const DECLARED = /\.(option|requiredOption|addOption)\(/

/** An option or flag in a table. */
export interface ListedOption {
  line: number
  /** Name in the table: `proxy.koa`, `-f, --file <file>`. */
  name: string
  /** Lines of its section's heading and of the next heading. */
  section: { from: number; to: number }
}

/** Returns the options in a document's tables. */
export function optionsIn(root: Nodes): ListedOption[] {
  const nodes = withDescendants(root)
  const headings = nodes.filter((node) => node.type === 'heading').map(lineOf)
  return nodes.flatMap((node) => {
    if (node.type !== 'table') return []
    const line = lineOf(node)
    const section = {
      from: headings.findLast((heading) => heading < line) ?? 0,
      to: headings.find((heading) => heading > line) ?? Infinity,
    }
    return inTable(node).map((option) => ({ ...option, section }))
  })
}

function withDescendants(node: Nodes): Nodes[] {
  return [node, ...('children' in node ? node.children.flatMap((child) => withDescendants(child as Nodes)) : [])]
}

function inTable({ children: [head, ...rows] }: Table): Array<Omit<ListedOption, 'section'>> {
  if (!HEADS.has(textOf(head!.children[0]!).trim())) return []
  return rows.flatMap((row) =>
    row.children[0]!.children.flatMap((cell) => (cell.type === 'inlineCode' ? [{ line: lineOf(row), name: cell.value }] : [])),
  )
}

/** Returns failures for options without evidence. */
export function unboundOptions({ file, options, facts }: { file: string; options: ListedOption[]; facts: BoundFact[] }): Failure[] {
  if (!CHECKED.test(file)) return []
  return options
    .filter((option) => !facts.some((fact) => binds(fact, option)))
    .map(({ line, name }) => ({
      line,
      message: `No evidence shows what “${name}” does. Bind its row or table to the code that reads it, with has=. If no code reads it, say so, and bind that with lacks=.`,
    }))
}

/**
 * Whether a mark in the option's row, or one in its section whose text contains the option, has or lacks code with each part of its name.
 */
function binds({ line, words, evidence }: BoundFact, option: ListedOption): boolean {
  const { from, to } = option.section
  const isBeside = line === option.line || (line > from && line < to && words.includes(option.name))
  if (!('file' in evidence) || !isBeside) return false
  const code = [...evidence.has, ...evidence.lacks].filter((text) => !DECLARED.test(text))
  return partsOf(option.name).every((part) => code.some((text) => new RegExp(`(?<![\\w-])${part}(?![\\w-])`).test(text)))
}

/** Returns the names that code uses for an option: `proxy`, `koa`; `outDir` for `-o, --out-dir <outDir>`, `encrypt` for `--no-encrypt`. */
function partsOf(name: string): string[] {
  const flag = /--(?:no-)?([\w-]+)/.exec(name)?.[1]
  if (flag !== undefined) return [flag.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())]
  return name.replace(/=.*/, '').split('.')
}
