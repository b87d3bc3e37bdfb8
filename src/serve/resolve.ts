/** Where a path has gone. */
export interface Redirect {
  /** Percent-encoded: an address of its own, or a path without the base URL. */
  to: string
  status: 301 | 302 | 307 | 308
}

/** What answers a path: a file of the site, another address, or nothing. */
type Resolution = { kind: 'file'; file: string } | ({ kind: 'redirect' } & Redirect) | { kind: 'missing' }

/** The page sent when nothing answers; asking for it by its own name is asking for nothing, too. */
export const MISSING_PAGE = '404.html'

/** Names of a site's files; a set of them is one. */
export interface FileNames {
  has(file: string): boolean
}

/**
 * Finds what answers a path. Pure: it looks at the site's list of files, never at the disk.
 *
 * `path` is decoded, starts with `/` and doesn't contain the base URL; `to` of a redirect is percent-encoded and, where
 * it starts with `/`, doesn't contain the base URL either. A redirect away from a page that exists is ignored.
 */
export function resolve(site: { files: FileNames; redirects: ReadonlyMap<string, Redirect> }, path: string): Resolution {
  const { files, redirects } = site
  const name = path.slice(1)
  const file = fileFor(files, name)
  if (file !== undefined && file !== MISSING_PAGE) return { kind: 'file', file }

  const page = file === undefined ? pageAtOtherSlash(files, name) : undefined
  if (page !== undefined && page !== MISSING_PAGE) return { kind: 'redirect', to: routeOf(page), status: 301 }

  const redirect = redirects.get(bare(path))
  return redirect === undefined ? { kind: 'missing' } : { kind: 'redirect', ...redirect }
}

/** A path without the parts that don't tell one page from another: `/index.html`, `.html`, a trailing slash. */
export function bare(path: string): string {
  return path.replace(/(?:\/index\.html|\.html|\/)$/, '') || '/'
}

function fileFor(files: FileNames, name: string): string | undefined {
  return candidates(name).find((candidate) => files.has(candidate))
}

/** The files that answer a name with 200, the likeliest first. The client app shows the same page for all of its names. */
function candidates(name: string): string[] {
  if (name === '' || name.endsWith('/')) return [`${name}index.html`]
  if (name.endsWith('/index.html')) return [name, name.slice(0, -'/index.html'.length) + '.html']
  if (name.endsWith('.html')) return [name, name.slice(0, -'.html'.length) + '/index.html']
  return [name, `${name}.html`]
}

/** The page that would answer if the path had a slash at its end, or hadn't. */
function pageAtOtherSlash(files: FileNames, name: string): string | undefined {
  const other = name.endsWith('/') ? `${name.slice(0, -1)}.html` : `${name}/index.html`
  return files.has(other) ? other : undefined
}

/** Built from the file's name, not from the request, so that no request can choose where a redirect leads. */
function routeOf(page: string): string {
  const route = page.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '')
  return `/${route.split('/').map(encodeURIComponent).join('/')}`
}
