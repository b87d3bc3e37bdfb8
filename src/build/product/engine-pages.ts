import type { Messages } from '../../messages/messages.ts'
import type { ComponentPage } from '../../site/component-page.ts'

/** Pages that every site has. A product may give them another title or description in its `pages/routes.ts`. */
export function enginePages({ searchPage, notFound }: Messages): Record<string, ComponentPage> {
  return {
    '/search': { module: 'search', title: searchPage.title, description: '' },
    '/404': { module: 'not-found', title: notFound.title, description: '' },
  }
}

/** What shows an API reference; the configuration says at which routes there is one. */
export const API_PAGE = 'openapi'

/** The components of these pages, by the names that a product can't give its own; paths from the engine's root. */
export const engineComponents: Record<string, string> = {
  search: 'src/theme/search/SearchPage.tsx',
  'not-found': 'src/theme/pages/NotFoundPage.tsx',
  [API_PAGE]: 'src/theme/api/ApiPage.tsx',
  // Pages that are made of the documents, by the kinds of their views.
  contents: 'src/theme/pages/ContentsPage.tsx',
  'tag-list': 'src/theme/pages/TagListPage.tsx',
  tag: 'src/theme/pages/TagPage.tsx',
  status: 'src/theme/pages/StatusPage.tsx',
}
