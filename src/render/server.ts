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

/** Renders a page's body with the views of the site's blocks. */
export function renderArticle(body: Body, sources: Omit<BodySources, 'views'>): string {
  return renderBody(body, { ...sources, views })
}

/** Returns the component of a component page; `undefined` if its module has no default export. */
export function pageComponent(name: string): PageComponent | undefined {
  return pages[name]?.default
}
