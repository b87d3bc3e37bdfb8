import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stemmer } from 'stemmer'
import messages from '../../src/messages/en.ts'
import { compile } from '../../src/compile/compile.ts'
import type { Section } from '../../src/compile/page.ts'
import { listDocuments } from '../../src/build/files/folders.ts'
import { buildIndex, type IndexFiles, type SearchPage } from '../../src/search/indexer.ts'
import { Searcher } from '../../src/search/query.ts'
import { blocks } from '../blocks/registry.ts'

/** Opens an index with nothing cached. `loaded` lists the files that queries request. */
export function open({ files, manifest }: IndexFiles): { searcher: Searcher; loaded: string[] } {
  const loaded: string[] = []
  const searcher = new Searcher(
    { folder: 'index', ...manifest },
    async (file) => {
      loaded.push(file)
      return JSON.parse(files.get(file)!)
    },
    stemmer,
  )
  return { searcher, loaded }
}

export function searcherOf(pages: SearchPage[]): ReturnType<typeof open> {
  return open(buildIndex(pages))
}

/** A page with the given sections, or with one. */
export function searchPage(
  route: string,
  given: Partial<Omit<SearchPage, 'sections'>> & { text?: string; sections?: Array<Partial<Section>> } = {},
): SearchPage {
  const { text = '', sections = [], ...rest } = given
  return {
    route,
    title: route.slice(1),
    description: '',
    set: 'Docs',
    crumbs: [],
    tags: [],
    ...rest,
    sections: [
      { id: '', heading: '', depth: 1, text, fences: [] },
      ...sections.map((section) => ({ id: '', heading: '', depth: 2, text: '', fences: [], ...section })),
    ],
  }
}

/** The project's own documents. */
export async function documentationPages(): Promise<SearchPage[]> {
  const docs = fileURLToPath(new URL('../../docs', import.meta.url))
  const pages = await Promise.all(
    listDocuments(docs).map(async (file) => (await compile(file, readFileSync(join(docs, file)), { baseUrl: '/', blocks, messages })).page),
  )
  return pages.flatMap((page) => {
    if (!page || page.frontMatter.unlisted || page.route.startsWith('/snippets/') || page.file.startsWith('_')) return []
    const { route, title, description, sections, frontMatter } = page
    const tags = (frontMatter.tags ?? []).map((label) => ({ slug: label.toLowerCase().replaceAll(' ', '-'), label }))
    return [
      {
        route,
        title,
        description,
        set: route.split('/')[1]!,
        crumbs: [],
        tags,
        sections,
        isAside: frontMatter.breaking_change !== undefined,
      },
    ]
  })
}
