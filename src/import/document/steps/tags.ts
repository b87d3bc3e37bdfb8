import { elements } from '../components/elements.ts'
import { docusaurusComponents } from '../components/docusaurus.ts'
import { starlightComponents } from '../components/starlight.ts'
import { vitepressComponents } from '../components/vitepress.ts'
import type { Component } from '../components/component.ts'
import { lost } from '../components/lost.ts'
import { partial } from '../components/partial.ts'
import type { Dialect } from '../../project.ts'
import { asTag, type PageConversion, type Visit } from '../page.ts'

const COMPONENTS: Record<Dialect, Record<string, Component>> = {
  docusaurus: docusaurusComponents,
  vitepress: vitepressComponents,
  starlight: starlightComponents,
}

/** HTML elements and components: each becomes what this site has for it. */
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
    page.replace(node, component(node, page))
    return true
  }
