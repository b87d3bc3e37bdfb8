/** Puts the base URL before a route: `/docs/` and `/a` → `/docs/a`. */
export function withBase(route: string, baseUrl: string): string {
  return baseUrl + route.replace(/^\//, '')
}
