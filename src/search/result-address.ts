/** How the addresses of an index become addresses of this site. */
export interface AddressRules {
  baseUrl: string
  /** Regular expression: addresses that it finds something in are left as they are. */
  externalUrlPattern?: string | undefined
  /** What a regular expression finds in the path of the others, and what stands there instead. */
  replacePathname?: { from: string; to: string } | undefined
}

/** Where a result leads. */
interface ResultAddress {
  /** A page of this site; or, of an external one, its whole address. */
  route: string
  /** Of the heading; empty for the page's beginning. */
  id: string
}

/**
 * Rewrites the address of a result. An index may have been made from another deployment of this site, so only its path
 * counts, unless it is external.
 * @returns `undefined` for what no reader should be led to
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

/** `/docs/a` under `/docs/` → `/a`. Two slashes in front would name another host. */
function withoutBase(path: string, baseUrl: string): string {
  const inside = path.startsWith(baseUrl) ? path.slice(baseUrl.length) : `${path}/` === baseUrl ? '' : path
  return `/${inside.replace(/^\/+/, '')}`
}
