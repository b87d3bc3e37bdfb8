import type { RootContent } from 'mdast'
import { calloutKinds } from '../../../blocks/callout/kinds.ts'
import { rangeOf, type PageConversion, type Placed, type Visit } from '../page.ts'
import { plain } from '../remark.ts'

type Container = Extract<RootContent, { type: 'containerDirective' }>

/** What other generators call their kinds. */
const KINDS: Record<string, string> = { important: 'info', secondary: 'note', success: 'tip', error: 'danger', seealso: 'info' }
const OPENING = /^:{3,}\s*([\w-]+)[ \t]*(.*)$/m
const INNER = /^[ \t>]*(:{3,})/gm
/** What stands in braces after a title; VitePress’s braces are escaped before a page is read. */
export const ATTRIBUTES = /\\?\{[^}]*\}/g

/** Callouts with kinds of this site, titles in brackets, an end, and more colons than what is in them. */
export const containers =
  (page: PageConversion): Visit =>
  (node) => {
    if (node.type !== 'containerDirective') return
    const [line = '', name = '', rest = ''] = OPENING.exec(page.source(node)) ?? []
    if (line === '') return
    const written = rest.replaceAll(ATTRIBUTES, '').trim()
    const title = written === '' || written.startsWith('[') ? written : `[${written.replaceAll(/[[\]]/g, String.raw`\$&`)}]`
    const { kind, titled } = kindOf(name, title)
    noteKind(name, node, page)
    if (!isClosed(page.source(node), node)) page.note('markup', node, `The callout “:::${name}” had no end.`)
    const { content, closing } = contentOf(node, page)
    const colons = colonsAround(content)
    page.replace(node, `${colons}${kind}${titled}${content}${closing}${colons}`)
    return true
  }

function kindOf(name: string, title: string): { kind: string; titled: string } {
  const kind = calloutKind(name)
  if (kind !== 'callout') return { kind, titled: title === '' && name === 'important' ? '[Important]' : title }
  return { kind, titled: title === '' ? `[${plain(name)}]` : title }
}

/** What a kind of callout is here. */
export function calloutKind(name: string): string {
  const kind = KINDS[name] ?? name
  return (calloutKinds as readonly string[]).includes(kind) ? kind : 'callout'
}

/** Says that a callout is of another kind now, unless its title says which it was. */
export function noteKind(name: string, node: Placed, page: PageConversion): void {
  const kind = calloutKind(name)
  if (kind === name || name === 'important') return
  page.note('callout', node, `The callout “${name}” is ${kind === 'callout' ? 'one without a kind' : `a “${kind}”`} now.`)
}

/** More colons than any callout in a callout has. */
export function colonsAround(content: string): string {
  return ':'.repeat(Math.max(3, ...[...content.matchAll(INNER)].map(([, run]) => run!.length + 1)))
}

/** What is between a container’s first and its last line, converted, and what its last line begins with. */
export function contentOf(node: Container, page: PageConversion): { content: string; closing: string } {
  const { start, end } = rangeOf(node)
  const source = page.text.slice(start, end)
  const from = source.indexOf('\n')
  const last = isClosed(source, node) ? /(\n[ \t>]*):{3,}[ \t]*$/.exec(source) : null
  const to = last ? last.index : source.length
  const content = from < 0 || from > to ? '' : page.convertRange(start + from, start + to, node.children)
  return { content, closing: last ? last[1]! : `\n${page.prefixOf(node)}` }
}

function isClosed(source: string, node: Container): boolean {
  const last = node.children.at(-1)
  // The last line closes the innermost callout that ends with it.
  if (last?.type === 'containerDirective' && last.position?.end.offset === node.position?.end.offset) return false
  return /(?:^|\n)[ \t>]*:{3,}[ \t]*$/.test(source.trimEnd())
}
