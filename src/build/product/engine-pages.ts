import type { ComponentPage } from './product.ts'

/** Pages that every site has. A product may give them another title or description in its `pages/routes.ts`. */
export const enginePages: Record<string, ComponentPage> = {
  '/search': { module: 'search', title: 'Search the documentation', description: '' },
  '/404': { module: 'not-found', title: 'Page Not Found', description: '' },
}

/** What shows an API reference; the configuration says at which routes there is one. */
export const API_PAGE = 'openapi'

/** The components of these pages, by the names that a product can't give its own; paths from the engine's root. */
export const engineComponents: Record<string, string> = {
  search: 'src/theme/search/SearchPage.tsx',
  'not-found': 'src/theme/pages/NotFoundPage.tsx',
  [API_PAGE]: 'src/theme/api/ApiPage.tsx',
}
