import blockStyles from 'virtual:block-styles'
import blocks from 'virtual:server-blocks'
import pages from 'virtual:server-pages'
import type { Body } from '../compile/page.ts'
import type { PageComponent } from '../theme/App.tsx'
import '../theme/styles/index.ts'
import { renderBody, type BodySources } from './body.tsx'

export { apiBlocks, renderApi } from './api-reference.tsx'
export { engineFiles } from './engine-files.tsx'
export { blockStyles }
export { linkedRoutes, renderPage } from './page.tsx'

const views = Object.fromEntries(Object.entries(blocks).map(([name, { default: view }]) => [name, view]))

/** The HTML of a page's body, with the views that the site's blocks have. */
export function renderArticle(body: Body, sources: Omit<BodySources, 'views'>): string {
  return renderBody(body, { ...sources, views })
}

/** The component of a page that isn't a document; `undefined` when its module has no default export. */
export function pageComponent(name: string): PageComponent | undefined {
  return pages[name]?.default
}
