import { dataFile } from '../addresses/page-files.ts'
import { normalizePath } from './locations.ts'

interface Prefetching {
  baseUrl: string
  /** Routes that are loaded as documents: what would be fetched for them is of no use. */
  consoles: readonly string[]
  /** Fetches a page's data and code and keeps them. */
  preload: (route: string) => void
}

interface Connection {
  effectiveType?: string
  saveData?: boolean
}

/** On 2g, or when the reader saves data, nothing is fetched before it is asked for (specification, section 2.5). */
export function mayPrefetch(connection = (navigator as Navigator & { connection?: Connection }).connection): boolean {
  return !(connection?.effectiveType?.includes('2g') || connection?.saveData)
}

/** Follows the links of the page: those that come into view are prefetched, those that the reader points at are loaded. */
export function watchLinks({ baseUrl, consoles, preload }: Prefetching): { observe(): void } {
  const prefetched = new Set<string>()
  const preloaded = new Set<string>()
  const routeOf = (link: HTMLAnchorElement) => {
    const route = internalRoute(link, baseUrl)
    return route === undefined || consoles.includes(route) ? undefined : route
  }

  const prefetch = (link: HTMLAnchorElement) => {
    const route = routeOf(link)
    if (route === undefined || prefetched.has(route) || !mayPrefetch()) return
    prefetched.add(route)
    const hint = document.createElement('link')
    hint.rel = 'prefetch'
    hint.href = baseUrl + dataFile(route)
    document.head.append(hint)
  }
  const onPoint = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const route = link && routeOf(link)
    if (!route || preloaded.has(route) || !mayPrefetch()) return
    preloaded.add(route)
    preload(route)
  }
  document.addEventListener('mouseover', onPoint, { passive: true })
  document.addEventListener('touchstart', onPoint, { passive: true })

  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      observer.unobserve(target)
      prefetch(target as HTMLAnchorElement)
    }
  })
  return {
    observe() {
      observer.disconnect()
      if (mayPrefetch()) for (const link of document.querySelectorAll('a')) if (routeOf(link) !== undefined) observer.observe(link)
    },
  }
}

/** The route that a link leads to inside this site, or `undefined`. */
export function internalRoute(link: HTMLAnchorElement, baseUrl: string): string | undefined {
  if (link.origin !== location.origin || link.target === '_blank' || 'reload' in link.dataset || link.hasAttribute('download'))
    return undefined
  if (!link.pathname.startsWith(baseUrl) || link.getAttribute('href')?.startsWith('#')) return undefined
  // A file, not a page.
  if (/\.[a-z0-9]+$/i.test(link.pathname) && !link.pathname.endsWith('.html')) return undefined
  return normalizePath(link.pathname, baseUrl)
}
