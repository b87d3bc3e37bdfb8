import type { Nodes } from 'mdast'
import { elements } from '../components/elements.ts'
import { docusaurusComponents } from '../components/docusaurus.ts'
import { starlightComponents } from '../components/starlight.ts'
import { vitepressComponents } from '../components/vitepress.ts'
import type { Component } from '../components/component.ts'
import { lost } from '../components/lost.ts'
import { partial } from '../components/partial.ts'
import type { Dialect } from '../../project.ts'
import { inlineCode } from '../remark.ts'
import { asTag, type PageConversion, type Tag, type Visit } from '../page.ts'

const COMPONENTS: Record<Dialect, Record<string, Component>> = {
  docusaurus: docusaurusComponents,
  vitepress: vitepressComponents,
  starlight: starlightComponents,
}

/** Converts HTML elements and components to their equivalents on this site. */
export const tags =
  (page: PageConversion): Visit =>
  (found) => {
    const node = asTag(found)
    if (!node) return
    const name = node.name ?? ''
    const known = COMPONENTS[page.tools.dialect]
    const component = page.partials.has(name)
      ? partial
      : Object.hasOwn(known, name)
        ? known[name]!
        : Object.hasOwn(elements, name)
          ? elements[name]!
          : lost
    const converted = component(node, page)
    page.replace(node, converted)
    for (const part of withTagsBelow(node)) {
      const style = styleOf(part)
      // An element whose source is shown still has its style.
      if (style !== undefined && !converted.includes(style)) page.note('style', part, `\`<${part.name}>\`: ${inlineCode(`style=${style}`)}`)
    }
    return true
  }

/**
 * An element and everything in it, since cells and list items are converted with their table or list. Repeated notes count once.
 */
function withTagsBelow(node: Nodes | Tag): Tag[] {
  const tag = asTag(node as Nodes)
  const below = 'children' in node ? (node.children as Nodes[]).flatMap(withTagsBelow) : []
  return tag ? [tag, ...below] : below
}

/** Source of an element's `style` attribute. */
function styleOf({ attributes }: Tag): string | undefined {
  const value = attributes.find(({ name }) => name === 'style')?.value
  if (value === undefined || value === null) return undefined
  return typeof value === 'string' ? `"${value}"` : `{${value.value}}`
}
