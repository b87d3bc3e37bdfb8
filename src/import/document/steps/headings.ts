import GithubSlugger from 'github-slugger'
import type { Heading as HeadingNode, RootContent } from 'mdast'
import { rangeOf, wordsOf, type PageConversion, type Visit } from '../page.ts'

/** Makes the first heading the title, and ensures that no heading skips a level. */
export const headings =
  (page: PageConversion): Visit =>
  (node, { parent }) => {
    if (node.type !== 'heading') return
    if (node.depth === 1 && parent === page.tree && isFirst(node, page)) {
      page.title = wordsOf(node).trim()
      const { start, end } = rangeOf(node)
      page.edit(start, end + (/^\s*\n/.exec(page.text.slice(end))?.[0].length ?? 0), '')
      return true
    }
    setLevel(node, page)
    dropTwin(node, page)
    keepId(node, page)
    return false
  }

function isFirst(node: HeadingNode, { tree, title }: PageConversion): boolean {
  const before = (tree.children as RootContent[]).slice(0, tree.children.indexOf(node))
  return title === undefined && before.every(({ type }) => /^mdxjsEsm$|^mdxFlowExpression$/.test(type))
}

function setLevel(node: HeadingNode, page: PageConversion): void {
  const level = Math.max(2, Math.min(node.depth, page.level + 1))
  page.level = level
  if (level === node.depth) return
  const { start, end } = rangeOf(node)
  const source = page.text.slice(start, end)
  page.note('heading', node, `The level of “${wordsOf(node).trim()}” changed from ${node.depth} to ${level}.`)
  const marks = /^#+/.exec(source)?.[0].length
  if (marks !== undefined) return page.edit(start, start + marks, '#'.repeat(level))
  // A heading with an underline.
  page.edit(start, start, `${'#'.repeat(level)} `)
  page.edit(start + source.lastIndexOf('\n'), end, '')
}

/** Removes a custom ID that another heading already has. */
function dropTwin(node: HeadingNode, page: PageConversion): void {
  const id = (node.data as { hProperties?: { id?: string } } | undefined)?.hProperties?.id
  if (id === undefined) return
  if (!page.customIds.has(id)) return void page.customIds.add(id)
  const { start, end } = rangeOf(node)
  const own = /\s*\{#[^}]*\}\s*$/.exec(page.text.slice(start, end))
  if (!own) return
  page.note('anchor', node, `The heading ID “${id}” is used twice; the second one was removed.`)
  page.edit(start + own.index, end, '')
}

/** Keeps the old ID as a custom one, if this site would generate a different one. */
function keepId(node: HeadingNode, page: PageConversion): void {
  const text = wordsOf(node).trim()
  const own = (node.data as { hProperties?: { id?: string } } | undefined)?.hProperties?.id
  const here = own ?? page.slugger.slug(text)
  if (page.tools.dialect !== 'vitepress' || own !== undefined) return
  const there = unlike(vitePressSlug(text), page.oldIds)
  const { end } = rangeOf(node)
  // VitePress ignores badges in IDs.
  const isPlain = node.children.every(({ type }) => type !== 'mdxJsxTextElement')
  if ((there !== here || !isPlain) && /^[\p{L}\p{N}_.-]+$/u.test(there)) page.edit(end, end, ` {#${there}}`)
}

/** Generates an ID in the same way as VitePress. */
function vitePressSlug(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .replaceAll(/[\s~`!@#$%^&*()\-_+=[\]{}|\\;:"'“”‘’<>,.?/]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .replace(/^(\d)/, '_$1')
    .toLowerCase()
}

function unlike(id: string, taken: Set<string>): string {
  let free = id
  for (let number = 1; taken.has(free); number++) free = `${id}-${number}`
  taken.add(free)
  return free
}

/** Lists all headings of a page except its title, with their IDs. */
export function headingsOf(page: PageConversion): Array<{ depth: number; text: string; id: string }> {
  const slugger = new GithubSlugger()
  const taken = new Set<string>()
  const found: Array<{ depth: number; text: string; id: string }> = []
  const visit = (node: RootContent, isTop: boolean) => {
    if (node.type === 'heading' && !(node.depth === 1 && isTop && found.length === 0)) {
      const text = wordsOf(node).trim()
      const written = (node.data as { hProperties?: { id?: string } } | undefined)?.hProperties?.id
      const own = found.some(({ id }) => id === written) ? undefined : written
      found.push({
        depth: node.depth,
        text,
        id: own ?? (page.tools.dialect === 'vitepress' ? unlike(vitePressSlug(text), taken) : slugger.slug(text)),
      })
      if (own !== undefined) slugger.slug(own)
    }
    if ('children' in node) for (const child of node.children as RootContent[]) visit(child, false)
  }
  for (const child of page.tree.children as RootContent[]) visit(child, true)
  return found
}
