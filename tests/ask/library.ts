import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stemmer } from 'stemmer'
import { QUESTIONS_FOLDER, SEARCH_FOLDER } from '../../src/addresses/site-files.ts'
import { passageReader } from '../../src/ask/articles.ts'
import { parseHtml } from '../../src/ask/parse-html.ts'
import type { Library } from '../../src/ask/retrieve.ts'
import { compileDocuments, openPageCache } from '../../src/build/steps/documents.ts'
import { listDocuments, listRelative } from '../../src/build/files/folders.ts'
import { loadProduct } from '../../src/build/product/load.ts'
import { compileOptions } from '../../src/build/product/product.ts'
import { QuestionIndex } from '../../src/build/steps/question-index.ts'
import { SearchIndex } from '../../src/build/steps/search-index.ts'
import { renderBody } from '../../src/render/body.tsx'
import type { Manifest } from '../../src/search/index-files.ts'
import { Searcher } from '../../src/search/query.ts'
import { blockData } from '../../src/site/block-data.ts'
import { buildSite } from '../../src/site/graph.ts'
import { loadViews } from '../blocks/registry.ts'

/** The project's documents as a library, as in browsers, without building a site. */
export async function openDocuments(): Promise<Library & { anchors: Map<string, ReadonlySet<string>> }> {
  const project = await loadProduct()
  const { docsDir } = project
  const dir = mkdtempSync(join(tmpdir(), 'ask-'))
  try {
    const cache = openPageCache(dir, project)
    const { pages } = await compileDocuments(docsDir, listDocuments(docsDir), { cache, ...compileOptions(project) })
    const graph = buildSite({
      ...project,
      pages,
      componentRoutes: Object.keys(project.components),
      assets: new Set(listRelative(project.staticDir).map((file) => `/${file}`)),
    })
    const input = { graph, cache, words: project.words }
    const files = new Map([...new SearchIndex(input).files(), ...new QuestionIndex(input).files()])
    const open = (folder: string) => {
      const read = (file: string): unknown => JSON.parse(files.get(`${folder}${file}`)!)
      const manifest = read('manifest.json') as Manifest
      return new Searcher(manifest, async (file) => read(`${manifest.folder}/${file}`), stemmer)
    }
    const byFile = new Map(pages.map((page) => [page.file, page]))
    const includes = (file: string) => {
      const page = byFile.get(file)
      return page && { body: cache.content(page.hash, 'body'), title: page.title }
    }
    const views = await loadViews()
    const articles = new Map(
      [...graph.pages.values()].map((page) => [
        page.route,
        {
          view: { title: page.title },
          html: renderBody(cache.content(page.hash, 'body'), {
            blocks: graph.blocks,
            views,
            includes,
            data: blockData(graph, page),
            messages: graph.messages,
          }),
        },
      ]),
    )
    return {
      searcher: open(SEARCH_FOLDER),
      questions: open(QUESTIONS_FOLDER),
      loadPassages: passageReader(async (route) => articles.get(route), parseHtml),
      anchors: new Map(pages.map(({ route, anchors }) => [route, new Set(anchors)])),
      speech: { lang: 'en', stemmer },
    }
  } finally {
    rmSync(dir, { recursive: true, force: true })
  }
}
