import { join } from 'node:path'
import { stemmer } from 'stemmer'
import { engineRoot } from '../../src/build/engine-root.ts'
import { loadProduct } from '../../src/build/product/load.ts'
import { openCacheOf, readSite } from '../../src/build/site/read.ts'
import type { Section } from '../../src/compile/page.ts'
import { buildIndex, type IndexFiles, type SearchPage } from '../../src/search/indexer.ts'
import { Searcher } from '../../src/search/query.ts'

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

/** The project's own documents. One that a build has compiled isn't compiled again. */
export async function documentationPages(): Promise<SearchPage[]> {
  const cacheDir = join(engineRoot, '.cache')
  const product = await loadProduct()
  const cache = openCacheOf(product, cacheDir)
  const { sources } = await readSite(product, { cache, cacheDir })
  return sources.documents.flatMap(({ route, title, description, frontMatter, file, hash }) => {
    if (frontMatter.unlisted || route.startsWith('/snippets/') || file.startsWith('_')) return []
    const sections = cache.content(hash, 'sections')
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
