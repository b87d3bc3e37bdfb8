import type { HtmlNode } from './html-node.ts'
import { cutPassages, type Passage } from './passages.ts'

/** Loads a page's passages. Rejects if the page can't be loaded. */
export type LoadPassages = (route: string) => Promise<Passage[]>

/** The part of a data file (`_data/<route>.bin`) that is used. */
interface ArticleData {
  view: { title: string }
  html: string
}

/**
 * Creates a loader of passages that reads each page once.
 * @param load reads a page's data file
 * @param parse parses its HTML
 */
export function passageReader(load: (route: string) => Promise<unknown>, parse: (html: string) => HtmlNode[]): LoadPassages {
  const pages = new Map<string, Promise<Passage[]>>()
  const read = async (route: string) => {
    const { view, html } = (await load(route)) as ArticleData
    return cutPassages(parse(html), { route, title: view.title })
  }
  return (route) => {
    let page = pages.get(route)
    if (!page) {
      pages.set(route, (page = read(route)))
      // Don't cache failures; the network may be back for the next question.
      page.catch(() => pages.delete(route))
    }
    return page
  }
}
