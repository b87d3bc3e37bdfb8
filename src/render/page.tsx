import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { withBase } from '../addresses/base-url.ts'
import type { Messages } from '../messages/messages.ts'
import { App, type LoadedPage } from '../theme/App.tsx'
import type { PageData } from '../theme/page-data.ts'
import type { DocumentSite } from '../theme/state/site.tsx'
import type { Theme } from '../theme/theme.ts'
import { defined } from '../values/defined.ts'
import { Document, type DocumentAssets, type EmbeddedData } from './document.tsx'

interface RenderInput {
  site: DocumentSite
  messages: Messages
  assets: DocumentAssets
  theme: Theme
  page: LoadedPage & { html: string }
  sidebar?: string | undefined
}

/**
 * Renders a page.
 * @returns the HTML document, and the data for client-side navigation
 * @throws errors of the page's component, which are bugs
 */
export function renderPage({ site, messages, assets, theme, page, sidebar }: RenderInput): { html: string; data: PageData } {
  const app = renderToString(<App site={site} messages={messages} page={page} />)
  const embedded = defined<EmbeddedData>({ build: assets.build, sidebar })
  const html = renderToStaticMarkup(
    <Document site={site} messages={messages} assets={assets} themeColor={theme.light.brand} view={page.view} app={app} data={embedded} />,
  )
  return { html: `<!doctype html>${html}\n`, data: { ...embedded, view: page.view, html: page.html, ...stylesOf(assets, site.baseUrl) } }
}

/** URLs of the stylesheets that the router loads if the reader's current document doesn't have them. */
function stylesOf({ styles = [] }: DocumentAssets, baseUrl: string): Pick<PageData, 'styles'> {
  const addresses = styles.flatMap(({ file }) => (file === undefined ? [] : [withBase(`/${file}`, baseUrl)]))
  return addresses.length > 0 ? { styles: addresses } : {}
}

/** Collects all routes that a page's components link to, such as the navigation bar, the footer, and component pages. */
export function linkedRoutes({ site, messages, page }: Pick<RenderInput, 'site' | 'messages'> & { page: LoadedPage }): Set<string> {
  const routes = new Set<string>()
  renderToString(<App site={site} messages={messages} page={page} onLink={(route) => routes.add(route)} />)
  return routes
}
