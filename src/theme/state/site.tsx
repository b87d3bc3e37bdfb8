import { createContext, useContext, type ReactNode } from 'react'
import type { SiteConfig } from '../../site/config.ts'
import { withBase } from '../../compile/base-url.ts'

/** The part of the configuration that readers' browsers need. */
export type ClientSite = Omit<SiteConfig, 'redirects'>

const SiteContext = createContext<ClientSite | null>(null)

/** Gives every component below it the site's configuration. */
export function SiteProvider({ site, children }: { site: ClientSite; children: ReactNode }) {
  return <SiteContext value={site}>{children}</SiteContext>
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
  return (target) => (target.startsWith('/') && !target.startsWith('//') ? withBase(target, baseUrl) : target)
}
