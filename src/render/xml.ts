/** A serialized element, to distinguish it from text, which must be escaped. */
class XmlElement {
  readonly xml: string
  constructor(xml: string) {
    this.xml = xml
  }
}

/** Creates an XML element; escapes its attributes and text. */
export function xmlElement(name: string, attributes: Record<string, string> = {}, children: Array<XmlElement | string> = []): XmlElement {
  const start = [name, ...Object.entries(attributes).map(([key, value]) => `${key}="${escaped(value)}"`)].join(' ')
  if (children.length === 0) return new XmlElement(`<${start}/>`)
  return new XmlElement(
    `<${start}>${children.map((child) => (child instanceof XmlElement ? child.xml : escaped(child))).join('')}</${name}>`,
  )
}

/** Serializes an XML file, with each child of the root on its own line. */
export function xmlFile(root: string, namespace: string, children: XmlElement[]): string {
  const lines = children.flatMap((child) => ['\n', child])
  return `<?xml version="1.0" encoding="UTF-8"?>\n${xmlElement(root, { xmlns: namespace }, [...lines, '\n']).xml}\n`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
