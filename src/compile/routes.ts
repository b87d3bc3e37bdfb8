import { withBase } from '../addresses/base-url.ts'

/** `cloud/intro.mdx` → `/cloud/intro`; `plugins/index.mdx` → `/plugins`; `index.mdx` → `/`. */
export function routeOfFile(file: string): string {
  const bare = file.replace(/\.mdx?$/, '').replace(/(^|\/)index$/, '')
  return bare === '' ? '/' : `/${bare}`
}

/** What a link in a document leads to. */
type LinkTarget =
  | { kind: 'external'; href: string }
  | { kind: 'internal'; href: string; route: string; hash?: string; reload?: boolean }
  | { kind: 'unsafe' }

const PROTOCOL = /^([a-z][a-z0-9+.-]*):/i
const SAFE_PROTOCOLS = new Set(['http', 'https', 'mailto', 'tel'])
/** Forces a full page load for a path of this site that the client router doesn't know (specification, section 2.5). */
const PATHNAME_PROTOCOL = 'pathname://'

/**
 * Address of an image as written, or `undefined` for what can't be one.
 * @param src as written: `/img/a.png`, `./a.png`, `https://…`, `data:image/…`
 * @param from route of the page that shows it
 * @param baseUrl path prefix of the site, with slashes at both ends
 */
export function resolveImage(src: string, from: { route: string }, baseUrl: string): string | undefined {
  const protocol = PROTOCOL.exec(src)?.[1]?.toLowerCase()
  if (protocol) return protocol === 'http' || protocol === 'https' || /^data:image\//i.test(src) ? src : undefined
  if (src === '' || src.startsWith('//')) return src
  return src.startsWith('/') ? withBase(src, baseUrl) : beside(withBase(from.route, baseUrl), src)
}

/**
 * Resolves a link as written.
 * @param url as written: `/cloud/intro#a`, `./other.mdx`, `../sibling`, `#a`, `https://…`
 * @param from file and route of the page that holds it
 * @param baseUrl path prefix of the site, with slashes at both ends
 */
export function resolveLink(url: string, from: { file: string; route: string }, baseUrl: string): LinkTarget {
  const reload = url.startsWith(PATHNAME_PROTOCOL)
  const target = reload ? url.slice(PATHNAME_PROTOCOL.length) : url
  const protocol = PROTOCOL.exec(target)?.[1]?.toLowerCase()
  if (protocol) return SAFE_PROTOCOLS.has(protocol) ? { kind: 'external', href: target } : { kind: 'unsafe' }
  if (target.startsWith('//')) return { kind: 'external', href: target }

  const [, path = '', query = '', hash] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/s.exec(target) ?? []
  const route = resolvePath(path, from)
  const href = withBase(route, baseUrl) + query + (hash === undefined ? '' : `#${hash}`)
  return {
    kind: 'internal',
    href: path === '' && hash !== undefined ? `#${hash}` : href,
    route,
    ...(hash === undefined ? {} : { hash }),
    ...(reload ? { reload } : {}),
  }
}

function resolvePath(path: string, from: { file: string; route: string }): string {
  if (path === '') return from.route
  const isFile = /\.mdx?$/.test(path)
  if (path.startsWith('/')) return isFile ? routeOfFile(path.slice(1)) : path
  if (isFile) return routeOfFile(beside(from.file, path))
  return beside(from.route, path)
}

/** Where a relative path leads from a file or route: `../c.mdx` of `a/b/index.mdx` is `a/c.mdx`. A route has nothing above its root. */
function beside(from: string, path: string): string {
  const kept: string[] = []
  for (const part of [...from.split('/').slice(0, -1), ...path.split('/')]) {
    const isUp = part === '..'
    if (isUp && kept.length > 0 && kept.at(-1) !== '..') kept.pop()
    else if (part !== '' && part !== '.' && !(isUp && from.startsWith('/'))) kept.push(part)
  }
  const end = path.endsWith('/') && kept.length > 0 ? '/' : ''
  return (from.startsWith('/') ? '/' : '') + kept.join('/') + end
}
