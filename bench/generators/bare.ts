import type { Element, ElementContent, Nodes, Properties, Root } from 'hast'
import { toHtml } from 'hast-util-to-html'
import type { Root as Markdown } from 'mdast'
import { toHast } from 'mdast-util-to-hast'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { markdownToMdast } from 'satteri'
import { highlight, knowsLanguage } from '../../src/compile/highlight.ts'
import type { Corpus, CorpusPage } from '../corpus.ts'
import type { Generator } from './generator.ts'

const STYLE = `body{font:16px/1.6 system-ui;margin:0;display:grid;grid-template-columns:260px 1fr 220px;gap:2rem}
nav a,aside a{display:block}pre{background:#f6f6f9;padding:1rem;overflow:auto}table{border-collapse:collapse}
td,th{border:1px solid #ddd;padding:.4rem}main{max-width:70ch}.keyword{color:#4945ff}.string{color:#2f8132}
button{position:fixed;top:0;right:0}.dark body{background:#181826;color:#fff}`

/** The baseline: a handwritten page with links to its section, headings, and one button. */
export const bare: Generator = {
  name: 'bare',
  title: 'Bare HTML by hand',
  home: join(import.meta.dirname, '..'),
  docs: 'dist',
  lay(corpus, site) {
    for (const page of corpus.pages) writePage(corpus, page, join(site, 'dist', `${page.route}.html`))
  },
  build: [],
  output: 'dist',
  address: (route) => `/${route}`,
  reader: { colorMode: 'button', openSearch: () => Promise.resolve(), searchField: 'input', searchResult: 'output' },
}

function writePage(corpus: Corpus, page: CorpusPage, file: string): void {
  mkdirSync(dirname(file), { recursive: true })
  const text = readFileSync(join(corpus.dir, `${page.route}.md`), 'utf8')
  const tree = markdownToMdast(text, { features: { gfm: true, frontmatter: true } }) as Markdown
  const body = toHast(tree) as Root
  const headings = [...elements(body)].filter(({ tagName }) => tagName === 'h2' || tagName === 'h3')
  headings.forEach((heading, index) => (heading.properties.id = `h${index}`))
  for (const element of elements(body)) if (element.tagName === 'pre') colorCode(element)
  const section = corpus.pages.filter(({ route }) => route.startsWith(sectionOf(page.route)))
  const html = h('html', { lang: 'en' }, [
    h('head', {}, [
      h('meta', { charSet: 'utf-8' }),
      h('title', {}, [page.title]),
      h('meta', { name: 'viewport', content: 'width=device-width' }),
      h('style', {}, [STYLE]),
    ]),
    h('body', {}, [
      h(
        'nav',
        {},
        section.map(({ route, title }) => h('a', { href: `/${route}` }, [title])),
      ),
      h('main', {}, [h('h1', {}, [page.title]), ...(body.children as ElementContent[])]),
      h(
        'aside',
        {},
        headings.map((heading) => h('a', { href: `#${String(heading.properties.id)}` }, [plainText(heading)])),
      ),
      h('button', { onclick: "document.documentElement.classList.toggle('dark')" }, ['Dark']),
    ]),
  ])
  writeFileSync(file, toHtml({ type: 'root', children: [{ type: 'doctype' }, html] }))
}

/** Path of a page's folder, such as `docs/guide/`. */
function sectionOf(route: string): string {
  return `${route.split('/').slice(0, -1).slice(0, 2).join('/')}/`
}

function colorCode(pre: Element): void {
  const [code] = pre.children
  if (code?.type !== 'element') return
  const language = String((code.properties.className as string[] | undefined)?.[0] ?? '').replace('language-', '')
  if (knowsLanguage(language)) code.children = highlight(plainText(code), language)
}

function* elements(node: Nodes): Iterable<Element> {
  if (node.type === 'element') yield node
  if ('children' in node) for (const child of node.children) yield* elements(child)
}

function plainText(node: Nodes): string {
  if (node.type === 'text') return node.value
  return 'children' in node ? node.children.map(plainText).join('') : ''
}

function h(tagName: string, properties: Properties, children: Array<ElementContent | string> = []): Element {
  return {
    type: 'element',
    tagName,
    properties,
    children: children.map((child) => (typeof child === 'string' ? { type: 'text', value: child } : child)),
  }
}
