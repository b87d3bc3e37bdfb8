import { dataFile } from '../addresses/page-files.ts'
import { normalizePath } from './locations.ts'

interface Prefetching {
  baseUrl: string
  /** Routes that need a full page load, so fetching their data would be useless. */
  consoles: readonly string[]
  /** Loads and caches a page's data and code. */
  preload: (route: string) => void
}

interface Connection {
  effectiveType?: string
  saveData?: boolean
}

/** Whether prefetching is acceptable: not on 2G, nor if the reader has turned on data saving (specification, section 2.5). */
export function mayPrefetch(connection = (navigator as Navigator & { connection?: Connection }).connection): boolean {
  return !(connection?.effectiveType?.includes('2g') || connection?.saveData)
}

/** Prefetches data for links in the viewport, and loads the page when the reader points at a link. */
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

/** The route of a link within this site; `undefined` for links that the browser should handle. */
export function internalRoute(link: HTMLAnchorElement, baseUrl: string): string | undefined {
  if (link.origin !== location.origin || link.target === '_blank' || 'reload' in link.dataset || link.hasAttribute('download'))
    return undefined
  if (!link.pathname.startsWith(baseUrl) || link.getAttribute('href')?.startsWith('#')) return undefined
  // A link to a file.
  if (/\.[a-z0-9]+$/i.test(link.pathname) && !link.pathname.endsWith('.html')) return undefined
  return normalizePath(link.pathname, baseUrl)
}
