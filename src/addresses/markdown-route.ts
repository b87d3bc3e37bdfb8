/** Where a page's Markdown is: `/cloud/intro` → `/cloud/intro.md`; `/` → `/index.md`. */
export function markdownRoute(route: string): string {
  return `${route.endsWith('/') ? `${route}index` : route}.md`
}
