import pages from 'virtual:pages'
import { sidebarBranch } from '../addresses/sidebar-branch.ts'
import { growTree, type StoredNode } from '../site/branches.ts'
import { branchesOf, componentOf, type PageData } from '../theme/page-data.ts'
import type { LoadedPage, PageComponent } from '../theme/App.tsx'
import { dataFile } from '../addresses/page-files.ts'
import { fetchJson, fetchPacked } from '../addresses/fetch-json.ts'
import { loadStyles } from './block-styles.ts'
import { trustedArticle } from './trusted.ts'

/** A page with everything that showing it takes. */
export type CompletePage = LoadedPage & {
  /** Address of its sidebar's root. */
  sidebarRoot?: string | undefined
}

/** Data or code of a page can't be had: another build was deployed, or the network is gone. */
class PageLoadError extends Error {
  override name = 'PageLoadError'
}

const requests = new Map<string, Promise<unknown>>()

/** Fetches a file once; a failure is forgotten, so that the next try asks again. */
function fetchFile<T>(url: string, fetchIt = fetchJson): Promise<T> {
  let request = requests.get(url) as Promise<T> | undefined
  if (!request) {
    request = fetchIt(url) as Promise<T>
    request.catch(() => requests.delete(url))
    requests.set(url, request)
  }
  return request
}

/** Loads everything that showing a route takes. Rejects when any part can't be had, or belongs to another build. */
export async function loadPage(
  route: string,
  { baseUrl, consoles, build }: { baseUrl: string; consoles: readonly string[]; build: string },
): Promise<CompletePage> {
  // Its security policy is another one.
  if (consoles.includes(route)) throw new PageLoadError(`${route} has to be loaded as a document.`)
  const data = await fetchFile<PageData>(baseUrl + dataFile(route), fetchPacked)
  if (data.build !== build) throw new PageLoadError('The site was deployed anew.')
  return completePage(data)
}

/** Adds to a page's data what is stored elsewhere: its sidebar and, for pages that aren't documents, their code. */
export async function completePage({ view, html, sidebar: sidebarRoot, styles = [] }: Omit<PageData, 'build'>): Promise<CompletePage> {
  const component = componentOf(view)
  const [sidebar, Component] = await Promise.all([
    sidebarRoot === undefined ? undefined : loadSidebar(sidebarRoot, branchesOf(view)),
    component === undefined ? undefined : loadComponent(component),
    loadStyles(styles),
  ])
  return { view, html: trustedArticle(html), sidebar, Component, sidebarRoot }
}

const loadedBranches: Record<string, Record<string, StoredNode[]>> = {}

/** A sidebar's tree with these branches, and every other that was loaded so far. */
export async function loadSidebar(root: string, branches: string[]): Promise<StoredNode[]> {
  const loaded = (loadedBranches[root] ??= {})
  const [nodes] = await Promise.all([
    fetchFile<StoredNode[]>(root),
    ...branches.map(async (branch) => {
      loaded[branch] = await fetchFile<StoredNode[]>(sidebarBranch(root, branch))
    }),
  ])
  return growTree(nodes, loaded)
}

async function loadComponent(module: string): Promise<PageComponent | undefined> {
  return (await pages[module]?.())?.default
}
