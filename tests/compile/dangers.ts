import type { Element, Nodes } from 'hast'
import { htmlToHast } from 'satteri'
import type { Body } from '../../src/compile/page.ts'

const FORBIDDEN = new Set([
  'script',
  'style',
  'iframe',
  'object',
  'embed',
  'base',
  'meta',
  'link',
  'form',
  'noscript',
  'template',
  'foreignobject',
  'animate',
  'set',
])
/** Characters that browsers ignore before and inside a URL scheme: control characters and spaces. */
const SKIPPED = /[\u0000-\u0020\u007F-\u00A0]/g

/**
 * Finds everything in HTML that could run code, as a browser parses it: elements, event handlers, script URLs, and inline styles.
 */
export function dangersIn(html: string): string[] {
  return elementsOf(htmlToHast(html) as Nodes).flatMap((element) => [
    ...(FORBIDDEN.has(element.tagName.toLowerCase()) ? [`<${element.tagName}>`] : []),
    ...Object.entries(element.properties).flatMap(([name, value]) =>
      isDangerous(name, String(value)) ? [`${name}=${String(value)}`] : [],
    ),
  ])
}

function isDangerous(name: string, value: string): boolean {
  if (/^(on|style$|srcdoc$)/i.test(name)) return true
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(value.replace(SKIPPED, ''))?.[1]?.toLowerCase()
  return (
    /^(href|src|action|formaction|data|xlinkhref|poster)$/i.test(name) &&
    scheme !== undefined &&
    !['http', 'https', 'mailto', 'tel'].includes(scheme)
  )
}

function elementsOf(node: Nodes): Element[] {
  const below = 'children' in node ? node.children.flatMap(elementsOf) : []
  return node.type === 'element' ? [node, ...below] : below
}

/** All HTML in a body: its runs, and the titles of callouts. */
export function runsOf(body: Body): string {
  return body.map((node) => (typeof node === 'string' ? node : `${String(node.props.titleHtml ?? '')}${runsOf(node.children)}`)).join('')
}
