import pages from 'virtual:server-pages'
import type { PageComponent } from '../theme/App.tsx'
import '../theme/styles/index.ts'

export { islandNames } from '../theme/blocks/island-names.ts'
export { renderApi } from './api-reference.tsx'
export { renderBody } from './body.tsx'
export { linkedRoutes, renderPage } from './page.tsx'

/** The component of a page that isn't a document; `undefined` when its module has no default export. */
export function pageComponent(name: string): PageComponent | undefined {
  return pages[name]?.default
}
