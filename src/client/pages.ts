import pages from 'virtual:pages'
import { sidebarBranch } from '../addresses/sidebar-branch.ts'
import { growTree, type StoredNode } from '../site/branches.ts'
import { branchesOf, componentOf, type PageData } from '../theme/page-data.ts'
import type { LoadedPage, PageComponent } from '../theme/App.tsx'
import { dataFile } from '../addresses/page-files.ts'
import { fetchJson, fetchPacked } from '../addresses/fetch-json.ts'
import { loadStyles } from './block-styles.ts'
import { trustedArticle } from './trusted.ts'

/** A page with its sidebar, component, and styles loaded. */
export type CompletePage = LoadedPage & {
  /** URL of its sidebar's root. */
  sidebarRoot?: string | undefined
}

/** Data or code of a page failed to load: another build was deployed, or the network failed. */
class PageLoadError extends Error {
  override name = 'PageLoadError'
}

const requests = new Map<string, Promise<unknown>>()

/** Fetches a file once. Failures aren't cached, so the next call retries. */
function fetchFile<T>(url: string, fetchIt = fetchJson): Promise<T> {
  let request = requests.get(url) as Promise<T> | undefined
  if (!request) {
    request = fetchIt(url) as Promise<T>
    request.catch(() => requests.delete(url))
    requests.set(url, request)
  }
  return request
}

/** Loads a route's page. Rejects if part of it fails to load or belongs to another build. */
export async function loadPage(
  route: string,
  { baseUrl, consoles, build }: { baseUrl: string; consoles: readonly string[]; build: string },
): Promise<CompletePage> {
  // Its document has a different security policy.
  if (consoles.includes(route)) throw new PageLoadError(`${route} has to be loaded as a document.`)
  const data = await fetchFile<PageData>(baseUrl + dataFile(route), fetchPacked)
  if (data.build !== build) throw new PageLoadError('The site has been redeployed.')
  return completePage(data)
}

/** Loads what a page's data refers to: its sidebar, its styles, and the component of a page that isn't a document. */
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

/** Loads the given branches. Returns the sidebar's tree with these and all branches that were loaded before. */
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
