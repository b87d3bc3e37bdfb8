/** Returns the site's base URL, with a trailing slash. */
export function siteBase(): string {
  return document.documentElement.dataset.base ?? '/'
}
