import type { PageComponent } from '../theme/App.tsx'
import '../theme/styles/index.ts'

export { islandNames } from '../theme/blocks/island-names.ts'
export { renderApi } from './api-reference.tsx'
export { renderBody } from './body.tsx'
export { linkedRoutes, renderPage } from './page.tsx'

const modules = import.meta.glob<{ default?: PageComponent }>('/pages/*.tsx', { eager: true })

/** The component of a file in `pages/`; `undefined` when it has no default export. */
export function pageComponent(name: string): PageComponent | undefined {
  return modules[`/pages/${name}.tsx`]?.default
}
