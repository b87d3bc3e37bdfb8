// Finds listed options without evidence from the code that reads them.

import type { Nodes, Table } from 'mdast'
import { escapePattern } from '../../src/values/escape-pattern.ts'
import type { BoundFact } from './bound.ts'
import type { Failure } from './failure.ts'
import { lineOf, textOf } from './nodes.ts'

/** Pages about parameters of queries, which their samples try; about the admin panel; generated pages; and pages about this site. */
const NOT_CHECKED = /^(dev-docs\/api\/(?!graphql\.mdx)|user-docs\/|authoring\.mdx|dev-docs\/changes-since-5-0\.mdx)/
/** Header of the first column in option tables. */
const HEAD = /^(?:Option|Flag|Key|Parameter|Variable|Setting)\b/
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
  if (!HEAD.test(textOf(head!.children[0]!).trim())) return []
  return rows.flatMap((row) => {
    const names = withDescendants(row.children[0]!).flatMap((node) => (node.type === 'inlineCode' ? [node.value] : []))
    // Flags in one cell are aliases; Commander names the option after the last one.
    const flag = names.findLast((name) => name.includes('--'))
    return (flag === undefined ? names : [flag]).map((name) => ({ line: lineOf(row), name }))
  })
}

/** Returns failures for options without evidence. */
export function unboundOptions({ file, options, facts }: { file: string; options: ListedOption[]; facts: BoundFact[] }): Failure[] {
  if (NOT_CHECKED.test(file)) return []
  return options
    .filter((option) => !isBound(option, facts))
    .map(({ line, name }) => ({
      line,
      message: `No evidence shows what “${name}” does. Bind its row or table to the code that reads it, with has=. If no code reads it, say so, and bind that with lacks=.`,
    }))
}

/**
 * Whether the marks in the option's row, and those in its section whose text contains the option, have or lack code with each part of its
 * name.
 */
function isBound({ line, name, section }: ListedOption, facts: BoundFact[]): boolean {
  const beside = facts.filter(
    (fact) => fact.line === line || (fact.line > section.from && fact.line < section.to && fact.words.includes(name)),
  )
  const code = beside
    .flatMap(({ evidence }) => ('file' in evidence ? [...evidence.has, ...evidence.lacks] : []))
    .filter((text) => !DECLARED.test(text))
  return partsOf(name).every((part) => code.some((text) => new RegExp(`(?<![\\w-])${escapePattern(part)}(?![\\w-])`).test(text)))
}

/**
 * Returns the names that code uses for an option: `proxy`, `koa`; `outDir` for `-o, --out-dir <outDir>`, `encrypt` for `--no-encrypt`,
 * `exports` and `./strapi-admin` for `exports["./strapi-admin"]`.
 */
function partsOf(name: string): string[] {
  const flag = /--(?:no-)?([\w-]+)/.exec(name)?.[1]
  if (flag !== undefined) return [flag.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())]
  const [path = '', quoted] = name.split(/\["|"\]/)
  const names = path.replace(/[=:(].*/, '').split('.')
  return quoted === undefined ? names : [...names, quoted]
}
