import type { ReactNode } from 'react'
import { FEED, SITEMAP, WEB_MANIFEST } from '../addresses/site-files.ts'
import type { Messages } from '../messages/messages.ts'
import type { PageView } from '../site/view.ts'
import type { DocumentSite } from '../theme/state/site.tsx'
import { withBase } from '../addresses/base-url.ts'
import { markdownRoute } from '../addresses/markdown-route.ts'
import { sidebarBranch } from '../addresses/sidebar-branch.ts'
import { searchOrigins } from '../site/search-origins.ts'
import { BaseUrlWarning } from './base-url-warning.tsx'
import { SocialTags } from './social-tags.tsx'
import { speculationRules } from './speculation-rules.ts'
import { structuredData } from './structured-data.ts'
import { branchesOf, PAGE_DATA_ID, type PageData } from '../theme/page-data.ts'
import { documentTitle } from '../theme/state/document-title.ts'

/** An inlined stylesheet. Each is a separate element, so its hash in the security policy is the same on every page. */
export interface InlinedStyle {
  text: string
  /** Path of the same styles as a file, for client-side navigation from pages that don't have them. */
  file?: string
  /** Position among the stylesheets of blocks. */
  order?: number
}

/** Assets of a document. */
export interface DocumentAssets {
  /** Styles of all pages, inlined so a page is a single request. Omitted in development, where modules load their own styles. */
  css?: string
  /** Styles of the page's blocks, and of the page itself. */
  styles?: InlinedStyle[]
  /** Inlined boot script. Identical on every page, so the security policy needs only one hash. */
  boot: string
  /** URL of the application, which the boot script loads on interaction. */
  app: string
  /** Additional modules of the development server. */
  devModules?: string[]
  /** Build ID. The router loads the whole page if its data has a different one. */
  build: string
}

/** Data for hydration that isn't in the rendered page. */
export type EmbeddedData = Pick<PageData, 'build' | 'sidebar'>

interface DocumentProps {
  site: DocumentSite
  messages: Messages
  assets: DocumentAssets
  /** Color for the browser's UI. */
  themeColor: string
  view: PageView
  /** HTML of the rendered application. */
  app: string
  data: EmbeddedData
}

/** The complete HTML document around the rendered application. */
export function Document({ site, messages, assets, themeColor, view, app, data }: DocumentProps) {
  const { lang, direction } = messages.locale
  const elsewhere = 'canonicalUrl' in view ? view.canonicalUrl : undefined
  const canonical = elsewhere ?? new URL(withBase(view.route, site.baseUrl), site.url).href
  const title = documentTitle(view.title, site.title)
  const { announcement, colorMode } = site
  const structured = structuredData(site, lang, view)
  return (
    <html
      lang={lang}
      dir={direction}
      data-theme={colorMode.default}
      data-system={colorMode.respectPrefersColorScheme ? '' : undefined}
      data-no-switch={colorMode.disableSwitch ? '' : undefined}
      data-announcement={announcement?.id}
      data-app={assets.app}
      data-ahead={data.sidebar && [data.sidebar, ...branchesOf(view).map((key) => sidebarBranch(data.sidebar!, key))].join(' ')}
      data-base={site.baseUrl}
      data-copied={messages.copyCode.copied}
      data-uncopied={messages.copyCode.failed}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        {view.description && <meta name="description" content={view.description} />}
        {(site.noIndex || view.noIndex) && <meta name="robots" content="noindex, nofollow" />}
        {searchOrigins(site)
          .slice(0, 1)
          .map((origin) => (
            <link key={origin} rel="preconnect" href={origin} crossOrigin="anonymous" />
          ))}
        <link rel="canonical" href={canonical} />
        {(view.kind === 'doc' || 'api' in view) && (
          <link rel="alternate" type="text/markdown" href={withBase(markdownRoute(view.route), site.baseUrl)} />
        )}
        <SocialTags site={site} view={view} canonical={canonical} />
        <meta name="theme-color" content={themeColor} />
        <link rel="icon" href={withBase('/favicon.svg', site.baseUrl)} type="image/svg+xml" />
        {site.icons && <link rel="apple-touch-icon" href={withBase('/apple-touch-icon.png', site.baseUrl)} />}
        <link rel="manifest" href={withBase(WEB_MANIFEST, site.baseUrl)} />
        {view.route === site.releases && (
          <link rel="alternate" type="application/atom+xml" title={view.title} href={withBase(FEED, site.baseUrl)} />
        )}
        <link rel="sitemap" type="application/xml" href={withBase(SITEMAP, site.baseUrl)} />
        {structured && <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptSafe(structured) }} />}
        <script dangerouslySetInnerHTML={{ __html: assets.boot }} />
        <script type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules(site.baseUrl) }} />
        {assets.css !== undefined && <style dangerouslySetInnerHTML={{ __html: assets.css }} />}
        {assets.styles?.map(({ text, order }) => (
          <style key={text} data-order={order} dangerouslySetInnerHTML={{ __html: text }} />
        ))}
        {assets.devModules?.map((src) => (
          <script key={src} type="module" src={src} />
        ))}
      </head>
      <body>
        <Inner html={app} />
        {view.route === '/' && <BaseUrlWarning words={messages.wrongBaseUrl} baseUrl={site.baseUrl} />}
        <script
          type="application/json"
          id={PAGE_DATA_ID}
          dangerouslySetInnerHTML={{ __html: scriptSafe({ view: shownView(view), ...data }) }}
        />
      </body>
    </html>
  )
}

/**
 * Omits what hydration reads from the document: the description is only needed in the head, and `shownEntries` reads the table of
 * contents.
 */
function shownView(view: PageView): object {
  return view.kind === 'doc' ? { ...view, description: undefined, toc: undefined } : view
}

function Inner({ html }: { html: string }): ReactNode {
  return <div id="app" dangerouslySetInnerHTML={{ __html: html }} />
}

/** Serializes JSON so it can't contain `</script>`. */
export function scriptSafe(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}
