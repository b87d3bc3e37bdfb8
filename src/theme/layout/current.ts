/** A navbar entry stands for everything in its body of documentation. */
export function isCurrent(route: string, href: string): boolean {
  return (
    route === href || (/^\/[^/]+\/intro$/.test(href) && route.startsWith(href.replace(/intro$/, '')) && route !== '/dev-docs/quick-start')
  )
}
