import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Nodes, Parents, Root } from 'mdast'
import { gfmToMarkdown } from 'mdast-util-gfm'
import { toMarkdown, type Options, type Unsafe } from 'mdast-util-to-markdown'
import { markdownToMdast } from 'satteri'
import { listRelative } from '../src/build/files/folders.ts'
import type { Source } from './source.ts'

/** Next to the renderer's packages. */
const WORK = join(import.meta.dirname, '.work/own')

/** This site's documents as plain Markdown without components and HTML, from its build's output for machines. */
export async function ownPages(): Promise<Source> {
  // The renderer is built for production, and React reads this when it is first loaded.
  process.env.NODE_ENV = 'production'
  const { buildSiteTo } = await import('../src/build/build.ts')
  const dist = join(WORK, 'dist')
  await buildSiteTo({ docs: undefined, out: dist, cacheDir: join(WORK, 'cache') })
  const routes = listRelative(dist)
    .filter((file) => file.endsWith('.md'))
    .map((file) => file.slice(0, -'.md'.length))
    // Licenses aren't a page, and snippets would be without pages that include them.
    .filter((route) => existsSync(join(dist, `${route}.html`)) && !route.startsWith('snippets/'))
  return new Map(routes.map((route) => [route, plainPage(readFileSync(join(dist, `${route}.md`), 'utf8'), new Set(routes))]))
}

/** MDX syntax, which must be escaped for generators that parse all files as MDX. */
const SIGNS_OF_MDX: Unsafe[] = ['{', '<'].map((character) => ({ character, inConstruct: 'phrasing' }))
/** MDX has no `<https://…>`, so links to their own text are written as `[https://…](https://…)`. */
const OPTIONS: Options = { extensions: [gfmToMarkdown()], unsafe: SIGNS_OF_MDX, resourceLink: true }

/** Names of languages that some generators refuse, and the ones to use instead. */
const OTHER_NAMES = new Map<unknown, string>([['env', 'ini']])

/** Moves the heading to the title, removes images, and replaces links to other pages with their text. */
export function plainPage(text: string, routes: Set<string>): string {
  const tree = markdownToMdast(text, { features: { gfm: true } }) as Root
  const [heading, ...body] = tree.children
  const site = /^Source: (https?:\/\/[^/]+)/m.exec(text)?.[1] ?? ''
  const page: Root = { type: 'root', children: body.filter((node) => !plainText(node).startsWith('Source: ')) }
  localize(page, site, routes)
  return `---\ntitle: ${JSON.stringify(plainText(heading!))}\n---\n\n${toMarkdown(page, OPTIONS)}`
}

function localize(parent: Parents, site: string, routes: Set<string>): void {
  const children: Nodes[] = parent.children.flatMap((node): Nodes[] => {
    if ('children' in node) localize(node, site, routes)
    if (node.type === 'image') return [{ type: 'text', value: node.alt ?? '' }]
    if (node.type === 'code') return [{ ...node, lang: OTHER_NAMES.get(node.lang) ?? node.lang }]
    if (node.type !== 'link' || !node.url.startsWith(`${site}/`)) return [node]
    const path = new URL(node.url).pathname
    return routes.has(path.slice(1)) ? [{ ...node, url: path }] : node.children
  })
  Object.assign(parent, { children })
}

function plainText(node: Nodes): string {
  if ('value' in node) return node.value
  return 'children' in node ? node.children.map(plainText).join('') : ''
}
