import type { Element, ElementContent } from 'hast'

interface DiagramOptions {
  /** Mermaid text: flowchart, sequence, state, class or entity-relationship. */
  source: string
  /** Unique in the page; prefixes the drawing's own ids. */
  id: string
  /** What the diagram shows, for screen readers. */
  label: string
  /** What the box is called that it can be scrolled in. */
  group: string
}

/**
 * Draws a Mermaid diagram at build time. Its colours are custom properties, so one drawing serves both colour modes.
 * @throws Error when the text is not a diagram that can be drawn, or not as it is meant
 */
export async function drawDiagram({ source, id, label, group }: DiagramOptions): Promise<Element> {
  // Loaded on demand: few pages have a diagram, and the layout engine is the largest thing in the build; its definition is loaded
  // by every build, those too in which nothing is compiled.
  const [{ renderMermaidSVG }, { htmlToHast }] = await Promise.all([import('beautiful-mermaid'), import('satteri')])
  const root = htmlToHast(renderMermaidSVG(source))
  const svg = find(root.type === 'root' ? (root.children as ElementContent[]) : [])
  if (!svg) throw new Error('The diagram is empty.')
  const unnamed = textsOf(svg).find((text) => isNamedLater(text, source))
  if (unnamed !== undefined) throw new Error(`The node "${unnamed}" is drawn by its id: give its text where it is first mentioned.`)
  prefixIds(svg, `${id}-`)
  const { width, height, viewBox } = svg.properties
  const bounded = { viewBox, role: 'img', ariaLabel: label, width: round(width), height: round(height) }
  const children = svg.children.filter((child) => !(child.type === 'element' && child.tagName === 'style'))
  return {
    type: 'element',
    tagName: 'div',
    properties: { className: ['diagram'], tabIndex: 0, role: 'group', ariaLabel: group },
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

function textsOf(element: ElementContent): string[] {
  if (element.type === 'text') return [element.value]
  return element.type === 'element' ? element.children.flatMap(textsOf) : []
}

/** Whether what is drawn is an id to which the source gives another text: the library reads a node where it is first mentioned only. */
function isNamedLater(text: string, source: string): boolean {
  if (!/^[A-Za-z_]\w*$/.test(text)) return false
  const definition = new RegExp(`(?<![\\w-])${text}[[({]+[/"]?(?!${text}\\W)`)
  return /^\s*(flowchart|graph)\b/.test(source) && definition.test(source)
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
