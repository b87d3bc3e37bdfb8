/** An element that is written: the only text that isn't escaped. */
class Element {
  readonly xml: string
  constructor(xml: string) {
    this.xml = xml
  }
}

/** An element of XML, its attributes and text escaped. */
export function element(name: string, attributes: Record<string, string> = {}, children: Array<Element | string> = []): Element {
  const start = [name, ...Object.entries(attributes).map(([key, value]) => `${key}="${escaped(value)}"`)].join(' ')
  if (children.length === 0) return new Element(`<${start}/>`)
  return new Element(`<${start}>${children.map((child) => (child instanceof Element ? child.xml : escaped(child))).join('')}</${name}>`)
}

/** The text of an XML file, each child of the root on a line of its own. */
export function xmlFile(root: string, namespace: string, children: Element[]): string {
  const lines = children.flatMap((child) => ['\n', child])
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element(root, { xmlns: namespace }, [...lines, '\n']).xml}\n`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
