import type { ComponentType } from 'react'
import type { StoredNode } from '../site/branches.ts'
import type { ComponentView, PageView } from '../site/view.ts'
import type { Messages } from '../messages/messages.ts'
import { DocPage } from './doc/DocPage.tsx'
import { Layout } from './layout/Layout.tsx'
import { Sidebar } from './layout/Sidebar.tsx'
import { CrashBoundary } from './pages/CrashPage.tsx'
import { useDocumentTitle } from './state/document-title.ts'
import { MessagesContext } from './state/messages.tsx'
import { SiteProvider, type ClientSite, type OnLink } from './state/site.tsx'

/** A component of the `pages/` folder. */
export type PageComponent = ComponentType<PageComponentProps>

/** Props of a component in the `pages/` folder. */
export interface PageComponentProps {
  view: ComponentView
  /** Compiled HTML; empty for pages without a body. */
  html: string | TrustedHTML
}

/** A page with everything needed to render it; the same on the server and in the browser. */
export interface LoadedPage {
  view: PageView
  /** Body of a document, compiled. */
  html: string | TrustedHTML
  /** The loaded part of the sidebar tree. */
  sidebar?: StoredNode[] | undefined
  /** Component of a page that isn't a document. */
  Component?: PageComponent | undefined
}

interface AppProps {
  site: ClientSite
  messages: Messages
  page: LoadedPage
  onBranch?: (branch: string) => Promise<void>
  onLink?: OnLink
}

/**
 * Renders the application with one page. `onBranch` fetches a branch of its sidebar; `onLink` receives every route that the page links to.
 */
export function App({ site, messages, page, onBranch, onLink }: AppProps) {
  const { view, sidebar } = page
  const sidebarId = view.kind === 'doc' ? view.sidebar : undefined
  return (
    <SiteProvider site={site} onLink={onLink}>
      <MessagesContext value={messages}>
        <CrashBoundary resetKey={view.route}>
          <Layout
            route={view.route}
            isDocument={view.kind === 'doc'}
            versions={view.kind === 'doc' ? view.versions : undefined}
            sidebarId={sidebarId}
            nodes={sidebar}
            sidebar={sidebar && <Sidebar key={sidebarId} nodes={sidebar} route={view.route} onBranch={onBranch} />}
          >
            <CrashBoundary resetKey={view.route}>
              <Title title={view.title} />
              <Page page={page} />
            </CrashBoundary>
          </Layout>
        </CrashBoundary>
      </MessagesContext>
    </SiteProvider>
  )
}

/** Rendered next to the page, so that a crashed page still sets the title of the error screen. */
function Title({ title }: { title: string }) {
  useDocumentTitle(title)
  return null
}

function Page({ page }: { page: LoadedPage }) {
  const { view, html, Component } = page
  if (view.kind === 'doc') return <DocPage view={view} html={html} />
  if (!Component) throw new Error(missingDefaultExport(view.route))
  // The component was loaded by the name in the view, so the view has the right kind.
  return <Component view={view as ComponentView} html={html} />
}

/** Error message of specification section 8. */
function missingDefaultExport(route: string): string {
  return `The page component at ${route} doesn't have a default export. This makes it impossible to render anything. Consider default-exporting a React component.`
}
