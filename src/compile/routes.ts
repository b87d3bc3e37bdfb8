import { withBase } from '../addresses/base-url.ts'
import { isPicture, type OtherFiles, type PictureFile } from './other-files.ts'

/** `cloud/intro.mdx` → `/cloud/intro`; `plugins/index.mdx` → `/plugins`; `index.mdx` → `/`. */
export function routeOfFile(file: string): string {
  const bare = file.replace(/\.mdx?$/, '').replace(/(^|\/)index$/, '')
  return bare === '' ? '/' : `/${bare}`
}

/** Target of a link in a document. */
type LinkTarget =
  | { kind: 'external'; href: string }
  | { kind: 'internal'; href: string; route: string; hash?: string; file?: string; reload?: boolean }
  | { kind: 'unsafe' }

/** The document that contains a link or an image, and data of other files. */
interface Origin {
  file: string
  route: string
  others?: OtherFiles | undefined
}

/** A resolved image. */
interface ImageTarget extends Omit<PictureFile, 'address'> {
  /** URL, with base URL. */
  address: string
  /** Path relative to the documents' folder, if it's a file next to the document. */
  file?: string
}

const PROTOCOL = /^([a-z][a-z0-9+.-]*):/i
const SAFE_PROTOCOLS = new Set(['http', 'https', 'mailto', 'tel'])
/** Forces a full page load for a path of this site that the client router doesn't know (specification, section 2.5). */
const PATHNAME_PROTOCOL = 'pathname://'

/**
 * Resolves an image; `undefined` if its URL isn't allowed.
 * @param src as written: `/img/a.png`, `./a.png` for a file next to the document, `https://…`, `data:image/…`
 * @param baseUrl path prefix of the site, with slashes at both ends
 */
export function resolveImage(src: string, from: Origin, baseUrl: string): ImageTarget | undefined {
  const protocol = PROTOCOL.exec(src)?.[1]?.toLowerCase()
  if (protocol) return protocol === 'http' || protocol === 'https' || /^data:image\//i.test(src) ? { address: src } : undefined
  if (src === '' || src.startsWith('//')) return { address: src }
  if (src.startsWith('/')) return { address: withBase(src, baseUrl) }
  const file = beside(from.file, decoded(src.replace(/[?#].*$/s, '')))
  const { address, ...size } = from.others?.pictures[file] ?? {}
  return { address: withBase(address ?? `/${file}`, baseUrl), file, ...size }
}

/** Whether a URL refers to a picture next to the document. */
export function isPictureBeside(url: string): boolean {
  return !url.startsWith('/') && !PROTOCOL.test(url) && isPicture(url.replace(/[?#].*$/s, ''))
}

function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

/**
 * Resolves a link.
 * @param url as written: `/cloud/intro#a`, `./other.mdx`, `../sibling`, `#a`, `https://…`
 * @param baseUrl path prefix of the site, with slashes at both ends
 */
export function resolveLink(url: string, from: Origin, baseUrl: string): LinkTarget {
  const reload = url.startsWith(PATHNAME_PROTOCOL)
  const target = reload ? url.slice(PATHNAME_PROTOCOL.length) : url
  const protocol = PROTOCOL.exec(target)?.[1]?.toLowerCase()
  if (protocol) return SAFE_PROTOCOLS.has(protocol) ? { kind: 'external', href: target } : { kind: 'unsafe' }
  if (target.startsWith('//')) return { kind: 'external', href: target }

  const [, path = '', query = '', hash] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/s.exec(target) ?? []
  const { route, file } = resolvePath(path, from)
  const href = withBase(route, baseUrl) + query + (hash === undefined ? '' : `#${hash}`)
  return {
    kind: 'internal',
    href: path === '' && hash !== undefined ? `#${hash}` : href,
    route,
    ...(hash === undefined ? {} : { hash }),
    ...(file === undefined ? {} : { file }),
    ...(reload ? { reload } : {}),
  }
}

/** A page's route may differ from its file's path, if its front matter sets one. */
function resolvePath(path: string, from: Origin): { route: string; file?: string } {
  if (path === '') return { route: from.route }
  if (/\.mdx?$/.test(path)) {
    const file = path.startsWith('/') ? path.slice(1) : beside(from.file, decoded(path))
    const own = routeOfFile(file)
    return { route: from.others?.routes[own] ?? own, file }
  }
  return { route: path.startsWith('/') ? path : beside(from.route, path) }
}

/** Resolves a path relative to a file or route: `../c.mdx` in `a/b/index.mdx` is `a/c.mdx`. A route can't go above its root. */
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
