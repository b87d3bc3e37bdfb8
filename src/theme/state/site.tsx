import { createContext, useContext, type ReactNode } from 'react'
import type { SiteConfig } from '../../site/config.ts'
import { withBase } from '../../addresses/base-url.ts'

/** What only the heads of documents say, and files about the site. */
type HeadKey = 'editUrl' | 'icons' | 'noIndex' | 'releases' | 'socialImages' | 'tagline'

/** The part of the configuration that readers' browsers need. */
export type ClientSite = Omit<SiteConfig, 'redirects' | 'apis' | 'pictureCommands' | HeadKey> & {
  /** Routes with a security policy of their own, so that a browser has to load them as documents. */
  consoles: string[]
}

/** And what the heads of documents say. */
export type DocumentSite = ClientSite & Pick<SiteConfig, HeadKey>

const SiteContext = createContext<ClientSite | null>(null)

/** Hears of every route that a component links to; the build checks them. */
export type OnLink = (route: string) => void
const OnLinkContext = createContext<OnLink | undefined>(undefined)

/** Gives every component below it the site's configuration. */
export function SiteProvider({ site, onLink, children }: { site: ClientSite; onLink?: OnLink | undefined; children: ReactNode }) {
  return (
    <SiteContext value={site}>
      <OnLinkContext value={onLink}>{children}</OnLinkContext>
    </SiteContext>
  )
}

/** @throws Error outside a SiteProvider (specification, section 8) */
export function useSite(): ClientSite {
  const site = useContext(SiteContext)
  if (!site) throw new Error('Hook useSite is called outside the <SiteProvider>.')
  return site
}

/** Turns a route into an address: routes get the base URL, other addresses stay. */
export function useHref(): (target: string) => string {
  const { baseUrl } = useSite()
  const onLink = useContext(OnLinkContext)
  return (target) => {
    if (!target.startsWith('/') || target.startsWith('//')) return target
    onLink?.(target)
    return withBase(target, baseUrl)
  }
}
