import type { Messages } from '../../messages/messages.ts'
import type { ComponentPage } from '../../site/component-page.ts'

/** Pages that every site has. A product can change their titles and descriptions in its `pages/routes.ts`. */
export function enginePages({ searchPage, notFound }: Messages): Record<string, ComponentPage> {
  return {
    '/search': { module: 'search', title: searchPage.title, description: '' },
    '/404': { module: 'not-found', title: notFound.title, description: '' },
  }
}

/** Component that shows an API reference; the configuration sets the routes. */
export const API_PAGE = 'openapi'

/** The engine's page components: name, which a product can't use for its own → path relative to the engine's root. */
export const engineComponents: Record<string, string> = {
  search: 'src/theme/search/SearchPage.tsx',
  'not-found': 'src/theme/pages/NotFoundPage.tsx',
  [API_PAGE]: 'src/theme/api/ApiPage.tsx',
  // Pages generated from documents, named after the kinds of their views.
  contents: 'src/theme/pages/ContentsPage.tsx',
  'tag-list': 'src/theme/pages/TagListPage.tsx',
  tag: 'src/theme/pages/TagPage.tsx',
  status: 'src/theme/pages/StatusPage.tsx',
}
