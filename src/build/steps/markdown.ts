import { withBase } from '../../addresses/base-url.ts'
import { markdownRoute } from '../../addresses/markdown-route.ts'
import { LLMS, LLMS_FULL, PAGE_LIST } from '../../addresses/site-files.ts'
import { llmsIndex } from '../../render/llms.ts'
import { pageMarkdown } from '../../render/markdown.ts'
import { blockData, type BlockData } from '../../site/block-data.ts'
import { documentsOf } from '../../site/documents.ts'
import type { SiteGraph } from '../../site/site-graph.ts'
import { listedPages, listedSections } from '../../site/listed-sections.ts'
import type { PageMeta } from '../../site/page-meta.ts'
import type { PageCache } from '../cache/page-cache.ts'
import { engineKey } from '../cache/engine-key.ts'
import { contentHash } from '../cache/hash.ts'
import type { Output } from '../output/output.ts'
import type { Product } from '../product/product.ts'

/**
 * Maximum size of `llms-full.txt` in bytes: about a million tokens, as much as a language model can read at once. Larger sites only
 * have `llms.txt`.
 */
const MAX_FULL = 4_000_000

/** A site's Markdown for machines. */
export class MachineSite {
  readonly #graph: SiteGraph
  readonly #cache: PageCache
  /** Cache key of the code that turns compiled pages into Markdown. */
  readonly #version: string

  constructor(graph: SiteGraph, { cache, code }: { cache: PageCache; code: Product['code'] }) {
    this.#graph = graph
    this.#cache = cache
    this.#version = contentHash(engineKey('src/build/steps/markdown.ts'), code.blocks, code.messages)
  }

  /** Writes every page's Markdown and the files about all pages, or reuses those of the last build. */
  writeTo(output: Output): void {
    const keys = new Map<PageMeta, string>()
    for (const page of this.#graph.pages.values()) {
      const key = this.#key(page)
      keys.set(page, key)
      output.write([markdownFile(page)], key, () => [this.page(page)])
    }
    const sections = listedSections(this.#graph)
    const pages = sections.flatMap((section) => section.pages)
    const texts = { [LLMS]: this.index(), [PAGE_LIST]: this.pageList() }
    for (const [file, text] of Object.entries(texts)) output.write([file], contentHash(text), () => [text])
    if (!fits(pages, output)) return
    const fullKey = contentHash('full', ...pages.map((page) => keys.get(page)!))
    output.write([LLMS_FULL], fullKey, () => [pages.map((page) => output.read(markdownFile(page))).join('\n---\n\n')])
  }

  /** Returns a page's Markdown. */
  page(page: PageMeta): string {
    const { title, description, route, hash } = page
    const graph = this.#graph
    return pageMarkdown(
      {
        title,
        description,
        url: this.#address(route),
        body: this.#cache.content(hash, 'markdown'),
        answers: page.asked ? this.#cache.content(hash, 'answers') : [],
      },
      {
        include: (file) => {
          const document = graph.files.get(file)
          return document && { markdown: this.#cache.content(document.hash, 'markdown'), title: document.title }
        },
        blocks: graph.blocks,
        messages: graph.messages,
        data: this.#data(page),
      },
    )
  }

  /** Content of the file `PAGE_LIST`. */
  pageList(): string {
    return JSON.stringify(listedPages(listedSections(this.#graph)))
  }

  /** Content of `llms.txt`. */
  index(): string {
    const { title, tagline } = this.#graph.config
    const sections = listedSections(this.#graph).map(({ set, category, pages }) => ({
      title: category === undefined ? set : `${set}: ${category}`,
      entries: pages.map((page) => ({
        title: page.title,
        href: this.#address(markdownRoute(page.route)),
        description: page.description,
      })),
    }))
    const hasAnswers = [...this.#graph.pages.values()].some(({ asked }) => asked !== undefined)
    return llmsIndex({ title, description: tagline, note: hasAnswers ? this.#graph.messages.blocks.answered : undefined, sections })
  }

  /** Hash of everything that a page's Markdown is made from. */
  #key(page: PageMeta): string {
    const { title, description, route } = page
    const inputs = JSON.stringify([title, description, this.#address(route), this.#data(page)])
    return contentHash('markdown', this.#version, inputs, ...documentsOf(this.#graph, page).map(({ hash }) => hash))
  }

  #data(page: PageMeta): BlockData {
    return withAbsoluteLinks(blockData(this.#graph, page), this.#graph.config.url) as BlockData
  }

  #address(route: string): string {
    const { url, baseUrl } = this.#graph.config
    return new URL(withBase(route, baseUrl), url).href
  }
}

function markdownFile({ route }: PageMeta): string {
  return markdownRoute(route).slice(1)
}

/** Whether the Markdown of all pages, which has been written, fits in one file. */
function fits(pages: PageMeta[], output: Output): boolean {
  let size = 0
  // Stops at the limit: on a large site, checking all sizes would be a considerable part of an unchanged build.
  return pages.every((page) => (size += output.size(markdownFile(page))) <= MAX_FULL)
}

/** Makes every `href` in the data absolute. */
function withAbsoluteLinks(data: unknown, url: string): unknown {
  if (Array.isArray(data)) return data.map((entry) => withAbsoluteLinks(entry, url))
  if (typeof data !== 'object' || data === null) return data
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [
      key,
      key === 'href' && typeof value === 'string' ? new URL(value, url).href : withAbsoluteLinks(value, url),
    ]),
  )
}
