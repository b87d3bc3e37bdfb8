import { MISSING_PAGE } from '../addresses/site-files.ts'

/** Target and status of a redirect. */
export interface Redirect {
  /** Percent-encoded: a URL, or a path without the base URL. */
  to: string
  status: 301 | 302 | 307 | 308
}

/** What a path resolves to. */
type Resolution = { kind: 'file'; file: string } | ({ kind: 'redirect' } & Redirect) | { kind: 'missing' }

/** File names of a site; the subset of `Set` that lookups need. */
export interface FileNames {
  has(file: string): boolean
}

/**
 * Resolves a path. Pure: uses the site's list of files, never the disk.
 *
 * `path` is decoded, starts with `/`, and doesn't contain the base URL. A redirect's `to` is percent-encoded; if it starts with
 * `/`, it doesn't contain the base URL either. A redirect from an existing page is ignored.
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

/** Removes `/index.html`, `.html`, or a trailing slash, which don't distinguish pages. */
export function bare(path: string): string {
  return path.replace(/(?:\/index\.html|\.html|\/)$/, '') || '/'
}

function fileFor(files: FileNames, name: string): string | undefined {
  return candidates(name).find((candidate) => files.has(candidate))
}

/** Files that a name may refer to, most likely first. The router in the browser treats these names as the same route. */
function candidates(name: string): string[] {
  if (name === '' || name.endsWith('/')) return [`${name}index.html`]
  if (name.endsWith('/index.html')) return [name, name.slice(0, -'/index.html'.length) + '.html']
  if (name.endsWith('.html')) return [name, name.slice(0, -'.html'.length) + '/index.html']
  return [name, `${name}.html`]
}

/** The page at the path with a trailing slash added or removed. */
function pageAtOtherSlash(files: FileNames, name: string): string | undefined {
  const other = name.endsWith('/') ? `${name.slice(0, -1)}.html` : `${name}/index.html`
  return files.has(other) ? other : undefined
}

/** Derived from the file's name instead of the request, so no request can control the target of a redirect. */
function routeOf(page: string): string {
  const route = page.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '')
  return `/${route.split('/').map(encodeURIComponent).join('/')}`
}
