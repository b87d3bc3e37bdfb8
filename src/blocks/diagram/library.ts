import type * as Library from 'beautiful-mermaid'
import type { Element, ElementContent } from 'hast'
import type { Drawing } from './svg.ts'

/** Scales the library's smallest text from 11 to 12 pixels. */
const SCALE = 12 / 11

/** Draws class and entity-relationship diagrams, for which the library has only one layout. */
export async function drawByLibrary(source: string, id: string, library: typeof Library): Promise<Drawing> {
  const { htmlToHast } = await import('satteri')
  const root = htmlToHast(library.renderMermaidSVG(source, { padding: 1 }))
  const svg = find(root.type === 'root' ? (root.children as ElementContent[]) : [])
  if (!svg) throw new Error('The diagram is empty.')
  prefixIds(svg, `${id}-`)
  const [width, height] = [svg.properties.width, svg.properties.height].map((length) => Math.ceil(Number(length) * SCALE))
  const children = svg.children.filter((child) => !(child.type === 'element' && child.tagName === 'style'))
  const parts: ElementContent[] = [
    { type: 'element', tagName: 'g', properties: { className: ['diagram-classes'], transform: `scale(${SCALE.toFixed(4)})` }, children },
  ]
  return { x: 0, y: 0, width: width!, height: height!, parts }
}

function find(nodes: ElementContent[]): Element | undefined {
  for (const node of nodes) {
    if (node.type !== 'element') continue
    const found = node.tagName === 'svg' ? node : find(node.children)
    if (found) return found
  }
  return undefined
}

function prefixIds(element: Element, prefix: string): void {
  const { properties } = element
  if (typeof properties.id === 'string') properties.id = prefix + properties.id
  for (const [name, value] of Object.entries(properties)) {
    if (name.startsWith('data')) delete properties[name]
    else if (typeof value === 'string' && value.includes('url(#')) properties[name] = value.replace('url(#', `url(#${prefix}`)
  }
  for (const child of element.children) if (child.type === 'element') prefixIds(child, prefix)
}
