/** Route of a page's Markdown: `/cloud/intro` → `/cloud/intro.md`; `/` → `/index.md`. */
export function markdownRoute(route: string): string {
  return `${route.endsWith('/') ? `${route}index` : route}.md`
}
