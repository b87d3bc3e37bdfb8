import pages from 'virtual:pages'
import type { StoredNode } from '../site/branches.ts'
import { growTree } from '../site/branches.ts'
import type { PageData, SidebarFiles } from '../theme/page-data.ts'
import type { LoadedPage, PageComponent } from '../theme/App.tsx'
import { fetchJson } from '../search/fetch-json.ts'
import { dataUrl } from './locations.ts'
import { trustedArticle } from './trusted.ts'

/** Data or code of a page can't be had: another build was deployed, or the network is gone. */
class PageLoadError extends Error {
  override name = 'PageLoadError'
}

const requests = new Map<string, Promise<unknown>>()

/** Fetches a file once; a failure is forgotten, so that the next try asks again. */
function fetchFile<T>(url: string): Promise<T> {
  let request = requests.get(url) as Promise<T> | undefined
  if (!request) {
    request = fetchJson(url) as Promise<T>
    request.catch(() => requests.delete(url))
    requests.set(url, request)
  }
  return request
}

/** Loads everything that showing a route takes. Rejects when any part can't be had, or belongs to another build. */
export async function loadPage(
  route: string,
  { baseUrl, consoles, build }: { baseUrl: string; consoles: readonly string[]; build: string },
): Promise<LoadedPage & { files?: SidebarFiles | undefined }> {
  // Its security policy is another one.
  if (consoles.includes(route)) throw new PageLoadError(`${route} has to be loaded as a document.`)
  const data = await fetchFile<PageData>(dataUrl(route, baseUrl))
  if (data.build !== build) throw new PageLoadError('The site was deployed anew.')
  return completePage(data)
}

/** Adds to a page's data what is stored elsewhere: its sidebar and, for pages that aren't documents, their code. */
export async function completePage({
  view,
  html,
  sidebar: files,
}: Omit<PageData, 'build'>): Promise<LoadedPage & { files?: SidebarFiles | undefined }> {
  const [sidebar, Component] = await Promise.all([
    files && loadSidebar(files),
    view.kind === 'component' ? loadComponent(view.module) : undefined,
  ])
  return { view, html: trustedArticle(html), sidebar, Component, files }
}

const loadedBranches: Record<string, Record<string, StoredNode[]>> = {}

/** The sidebar's tree with every branch that was loaded so far. */
async function loadSidebar({ root, branches }: SidebarFiles): Promise<StoredNode[]> {
  const loaded = (loadedBranches[root] ??= {})
  const [nodes] = await Promise.all([
    fetchFile<StoredNode[]>(root),
    ...Object.entries(branches).map(async ([key, url]) => {
      loaded[key] = await fetchFile<StoredNode[]>(url)
    }),
  ])
  return growTree(nodes, loaded)
}

/** Loads one more branch, of a category that the reader opened. */
export async function loadBranch(files: SidebarFiles, branch: string): Promise<StoredNode[]> {
  const url = files.root.replace(/\.json$/, `.${branch}.json`)
  return loadSidebar({ root: files.root, branches: { ...files.branches, [branch]: url } })
}

async function loadComponent(module: string): Promise<PageComponent | undefined> {
  return (await pages[module]?.())?.default
}
