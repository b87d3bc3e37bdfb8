import type { RootContent } from 'mdast'
import { calloutKinds } from '../../../blocks/callout/kinds.ts'
import { rangeOf, type PageConversion, type Placed, type Visit } from '../page.ts'
import { plain } from '../remark.ts'

type Container = Extract<RootContent, { type: 'containerDirective' }>

/** Kinds of callouts in other generators → kinds on this site. */
const KINDS: Record<string, string> = { important: 'info', secondary: 'note', success: 'tip', error: 'danger', seealso: 'info' }
const OPENING = /^:{3,}\s*([\w-]+)[ \t]*(.*)$/m
const INNER = /^[ \t>]*(:{3,})/gm
/** Attributes in braces after a title. `prepareVitePress` has escaped those of VitePress. */
export const ATTRIBUTES = /\\?\{[^}]*\}/g

/** Converts callouts: to kinds of this site, with the title in brackets, a closing line, and more colons than nested ones. */
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
    if (!isClosed(page.source(node), node)) page.note('syntax', node, `The closing line of “:::${name}” was missing, so it was added.`)
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

/** Returns the kind on this site. */
export function calloutKind(name: string): string {
  const kind = KINDS[name] ?? name
  return (calloutKinds as readonly string[]).includes(kind) ? kind : 'callout'
}

/** Notes that a callout's kind has changed, unless its title states the original one. */
export function noteKind(name: string, node: Placed, page: PageConversion): void {
  const kind = calloutKind(name)
  if (kind === name || name === 'important') return
  page.note('callout', node, `The “${name}” callout is now a ${kind === 'callout' ? 'generic callout' : `“${kind}”`}.`)
}

/** Returns more colons than any callout in the content has. */
export function colonsAround(content: string): string {
  return ':'.repeat(Math.max(3, ...[...content.matchAll(INNER)].map(([, run]) => run!.length + 1)))
}

/** Returns a container's converted content between its first and last line, and the prefix of its last line. */
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
  // The last line closes the innermost callout that ends there.
  if (last?.type === 'containerDirective' && last.position?.end.offset === node.position?.end.offset) return false
  return /(?:^|\n)[ \t>]*:{3,}[ \t]*$/.test(source.trimEnd())
}
