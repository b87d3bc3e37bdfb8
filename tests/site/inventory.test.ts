import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Nodes } from 'mdast'
import { mdxToMdast } from 'satteri'
import { beforeAll, describe, expect, test } from 'vitest'
import { listDocuments } from '../../src/build/files/folders.ts'
import { loadProduct } from '../../src/build/product/load.ts'
import type { Product } from '../../src/build/product/product.ts'
import type { FrontMatter } from '../../src/compile/front-matter-schema.ts'
import { parseFrontMatter } from '../../src/compile/front-matter.ts'
import { routeOfFile } from '../../src/compile/routes.ts'
import { blocks } from '../blocks/registry.ts'

/** Minimum number of words of prose on a page. */
const MIN_WORDS = 120

/** Maximum length of a description that search results show in full. */
const MAX_DESCRIPTION = 160

interface Document {
  file: string
  frontMatter: FrontMatter
  source: string
}

const linesOf = (file: string): string[][] =>
  readFileSync(join(import.meta.dirname, file), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(/[\t ]/))

const inventory = linesOf('inventory-routes.txt').map(([route = '', mark]) => ({ route, tagged: mark === 'tagged' }))
const inventoryTags = linesOf('inventory-tags.tsv').map(([slug = '', pages]) => ({ slug, pages: Number(pages) }))

let project: Product
const documents = new Map<string, Document>()

beforeAll(async () => {
  project = await loadProduct()
  for (const file of listDocuments(project.docsDir).filter((name) => !name.split('/').some((part) => part.startsWith('_')))) {
    const source = readFileSync(join(project.docsDir, file), 'utf8')
    const { data: frontMatter } = parseFrontMatter(/^---\n(.*?)\n---\n/s.exec(source)?.[1] ?? '', file, blocks.frontMatter)
    documents.set(frontMatter.slug ?? routeOfFile(file), { file, frontMatter, source })
  }
})

/** All documents that violate a rule, so a failure lists them. */
const filesWhere = (wrong: (document: Document) => boolean): string[] => [...documents.values()].filter(wrong).map(({ file }) => file)

describe('the routes of the inventory', () => {
  test('exist as documents, component pages, API references, tags, or generated pages', () => {
    const { config, components, tags = [] } = project
    const answered = new Set([
      ...documents.keys(),
      ...Object.keys(components),
      ...config.apis.map(({ route }) => route),
      ...tags.map(({ slug }) => `/tags/${slug}`),
      // Generated from the site.
      '/tags',
      '/status',
    ])
    expect(inventory.length).toBeGreaterThan(300)
    expect(inventory.filter(({ route }) => !answered.has(route)).map(({ route }) => route)).toEqual([])
  })

  test('that had a tag still have one', () => {
    const tagged = inventory.filter((entry) => entry.tagged)
    expect(tagged.length).toBeGreaterThan(200)
    expect(tagged.filter(({ route }) => (documents.get(route)?.frontMatter.tags ?? []).length === 0).map(({ route }) => route)).toEqual([])
  })
})

describe('every document', () => {
  test('has a title', () => {
    expect(filesWhere(({ frontMatter }) => !frontMatter.title)).toEqual([])
  })

  test(`has a description of at most ${MAX_DESCRIPTION} characters`, () => {
    expect(filesWhere(({ frontMatter: { description = '' } }) => description === '' || description.length > MAX_DESCRIPTION)).toEqual([])
  })

  test(`has ${MIN_WORDS} words of prose, unless it is a snippet, unlisted, or a list of other pages`, () => {
    const listsPages = (source: string) => /<CategoryCards\b/.test(source)
    expect(
      filesWhere(
        ({ file, frontMatter, source }) =>
          !file.startsWith('snippets/') && !frontMatter.unlisted && !listsPages(source) && wordsOfProse(source) < MIN_WORDS,
      ),
    ).toEqual([])
  })
})

describe('the tags of the inventory', () => {
  test('all exist', () => {
    const slugs = new Set(project.tags?.map(({ slug }) => slug))
    expect(inventoryTags.filter(({ slug }) => !slugs.has(slug))).toEqual([])
  })

  test('have at least as many pages as before', () => {
    const labels = new Map(project.tags?.map(({ slug, label }) => [slug, label]))
    const counts = new Map<string, number>()
    for (const { frontMatter } of documents.values()) {
      for (const label of new Set(frontMatter.tags)) counts.set(label, (counts.get(label) ?? 0) + 1)
    }
    expect(inventoryTags.filter(({ slug, pages }) => (counts.get(labels.get(slug) ?? '') ?? 0) < pages)).toEqual([])
  })

  test('have unique descriptions of one sentence', () => {
    const descriptions = (project.tags ?? []).map(({ description = '' }) => description)
    expect(descriptions.filter((text) => !/^\S.*\.$/.test(text) || /\. [A-Z]/.test(text) || text.length > MAX_DESCRIPTION)).toEqual([])
    expect(new Set(descriptions).size).toBe(descriptions.length)
  })

  test('aren’t redirected, and redirects of other tags point to existing ones', () => {
    const slugs = new Set(project.tags?.map(({ slug }) => `/tags/${slug}`))
    const tagRedirects = project.config.redirects.filter(({ from }) => from.startsWith('/tags/'))
    expect(tagRedirects.filter(({ from, to }) => slugs.has(from) || !slugs.has(to))).toEqual([])
  })
})

/** Number of words outside of code blocks and tags. */
function wordsOfProse(source: string): number {
  const texts: string[] = []
  const collect = (node: Nodes): void => {
    if (node.type === 'text' || node.type === 'inlineCode') texts.push(node.value)
    if ('children' in node) node.children.forEach(collect)
  }
  collect(mdxToMdast(source, { features: { gfm: true, frontmatter: true, directive: true, headingAttributes: true } }) as Nodes)
  return texts.join(' ').split(/\s+/).filter(Boolean).length
}
