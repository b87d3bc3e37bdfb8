import type { Element, ElementContent } from 'hast'
import { htmlToHast } from 'satteri'

/**
 * Draws a Mermaid diagram at build time. Its colours are custom properties, so one drawing serves both colour modes.
 * @param source Mermaid text: flowchart, sequence, state, class or entity-relationship
 * @param id unique in the page; prefixes the drawing's own ids
 * @param label what the diagram shows, for screen readers
 * @throws Error when the text is not a diagram that can be drawn
 */
export async function drawDiagram({ source, id, label }: { source: string; id: string; label: string }): Promise<Element> {
  // Loaded on demand: few pages have a diagram, and the layout engine is the largest thing in the build.
  const { renderMermaidSVG } = await import('beautiful-mermaid')
  const root = htmlToHast(renderMermaidSVG(source))
  const svg = find(root.type === 'root' ? (root.children as ElementContent[]) : [])
  if (!svg) throw new Error('The diagram is empty.')
  prefixIds(svg, `${id}-`)
  const { width, height, viewBox } = svg.properties
  const bounded = { viewBox, role: 'img', ariaLabel: label, width: round(width), height: round(height) }
  const children = svg.children.filter((child) => !(child.type === 'element' && child.tagName === 'style'))
  return {
    type: 'element',
    tagName: 'div',
    properties: { className: ['diagram'], tabIndex: 0, role: 'group', ariaLabel: 'Diagram' },
    children: [{ ...svg, properties: bounded, children }],
  }
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

function round(length: unknown): number {
  return Math.ceil(Number(length))
}
