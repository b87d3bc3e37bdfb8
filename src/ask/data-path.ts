/** Where a page's data file is in the site: `/a/b` → `_data/a/b.json`. */
export function dataPath(route: string): string {
  return `_data${route === '/' ? '/index' : route.replace(/\/$/, '/index')}.json`
}
