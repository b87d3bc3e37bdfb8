/** How URLs in an index are mapped to this site. */
export interface AddressRules {
  baseUrl: string
  /** Regular expression; matching URLs aren't rewritten. */
  externalUrlPattern?: string | undefined
  /** Regular expression whose matches in other paths are replaced. */
  replacePathname?: { from: string; to: string } | undefined
}

/** Target of a result. */
interface ResultAddress {
  /** Route of this site, or the whole URL of an external page. */
  route: string
  /** Anchor of the heading; empty for the beginning of the page. */
  id: string
}

/**
 * Rewrites a result's URL. The index may have been created from another deployment of the site, so only the path is used, except
 * for external URLs.
 * @returns `undefined` for URLs that aren't safe to follow
 */
export function resultAddress(url: string, { baseUrl, externalUrlPattern, replacePathname }: AddressRules): ResultAddress | undefined {
  if (!URL.canParse(url)) return undefined
  const { protocol, href, pathname, hash } = new URL(url)
  if (protocol !== 'https:' && protocol !== 'http:') return undefined
  if (externalUrlPattern !== undefined && new RegExp(externalUrlPattern, 'i').test(href)) return atHash(url)
  const path = replacePathname ? (pathname + hash).replaceAll(new RegExp(replacePathname.from, 'g'), replacePathname.to) : pathname + hash
  const { route, id } = atHash(path)
  return { route: withoutBase(route, baseUrl), id }
}

function atHash(address: string): ResultAddress {
  const [route, ...hash] = address.split('#')
  return { route: route!, id: decode(hash.join('#')) }
}

function decode(hash: string): string {
  try {
    return decodeURIComponent(hash)
  } catch {
    return hash
  }
}

/** `/docs/a` with base `/docs/` → `/a`. Leading slashes are collapsed, since `//` starts a protocol-relative URL. */
function withoutBase(path: string, baseUrl: string): string {
  const inside = path.startsWith(baseUrl) ? path.slice(baseUrl.length) : `${path}/` === baseUrl ? '' : path
  return `/${inside.replace(/^\/+/, '')}`
}
