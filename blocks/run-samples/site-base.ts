/** The site's base URL, with a slash at its end. */
export function siteBase(): string {
  return document.documentElement.dataset.base ?? '/'
}
