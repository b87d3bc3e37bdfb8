import { createContext, useContext, type ReactNode } from 'react'
import type { SiteConfig } from '../../site/config.ts'
import { withBase } from '../../addresses/base-url.ts'

/** Keys that only document heads and files about the site use. */
type HeadKey = 'editUrl' | 'icons' | 'noIndex' | 'releases' | 'socialImages' | 'tagline'

/** The part of the configuration that is sent to browsers. */
export type ClientSite = Omit<SiteConfig, 'redirects' | 'apis' | 'pictureCommands' | HeadKey> & {
  /** Routes with their own security policy, which browsers must load as documents. */
  consoles: string[]
}

/** The part that is used to render documents. */
export type DocumentSite = ClientSite & Pick<SiteConfig, HeadKey>

const SiteContext = createContext<ClientSite | null>(null)

/** Called with every internal route that a component links to; the build checks them. */
export type OnLink = (route: string) => void
const OnLinkContext = createContext<OnLink | undefined>(undefined)

export function SiteProvider({ site, onLink, children }: { site: ClientSite; onLink?: OnLink | undefined; children: ReactNode }) {
  return (
    <SiteContext value={site}>
      <OnLinkContext value={onLink}>{children}</OnLinkContext>
    </SiteContext>
  )
}

/** @throws {Error} outside a SiteProvider (specification, section 8) */
export function useSite(): ClientSite {
  const site = useContext(SiteContext)
  if (!site) throw new Error('Hook useSite is called outside the <SiteProvider>.')
  return site
}

/** Returns a function that adds the base URL to routes and leaves other URLs unchanged. */
export function useHref(): (target: string) => string {
  const { baseUrl } = useSite()
  const onLink = useContext(OnLinkContext)
  return (target) => {
    if (!target.startsWith('/') || target.startsWith('//')) return target
    onLink?.(target)
    return withBase(target, baseUrl)
  }
}
