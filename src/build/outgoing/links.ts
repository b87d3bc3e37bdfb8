import { isIPv4 } from 'node:net'
import type { PageMeta } from '../../site/page-meta.ts'

/** Position of a link in a document. */
export interface LinkPlace {
  file: string
  line: number
  column: number
}

/** Collects external URLs: URL → positions of its links, in the order of the documents. */
export function outgoingLinks(pages: readonly PageMeta[]): Map<string, LinkPlace[]> {
  const places = new Map<string, LinkPlace[]>()
  for (const { file, outgoing = [] } of pages) {
    for (const { url, line, column } of outgoing) {
      const known = places.get(url)
      if (known) known.push({ file, line, column })
      else places.set(url, [{ file, line, column }])
    }
  }
  return places
}

/** Reserved names (RFC 2606), and names on the reader's own machine or network. */
const NOBODYS = /(?:^|\.)(?:localhost|example|test|invalid|local|internal|example\.(?:com|net|org))$/i

/** Whether a URL is an example, or on the reader's own machine or network. */
export function isNobodys(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { hostname } = new URL(address)
  if (hostname.startsWith('[')) return true
  const isPrivate = /^(?:0|10|127|169\.254|192\.168|172\.(?:1[6-9]|2\d|3[01]))\./.test(hostname)
  return NOBODYS.test(hostname) || !hostname.includes('.') || (isIPv4(hostname) && isPrivate)
}
