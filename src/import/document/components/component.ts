import type { PageConversion, Tag } from '../page.ts'

/** What stands in the place of an element. */
export type Component = (node: Tag, page: PageConversion) => string

/** What is in an element, without it. */
export const unwrapped: Component = (node, page) => (page.isAlone(node) ? page.indented(node, page.content(node)) : page.inner(node))

/** Nothing. */
export const nothing: Component = () => ''

/** A text attribute. */
export function textOf(attributes: ReadonlyMap<string, unknown>, ...names: string[]): string | undefined {
  for (const name of names) {
    const value = attributes.get(name)
    if (typeof value === 'string') return value
    if (typeof value === 'number') return String(value)
    // `require('./a.png')` without `.default`.
    if (typeof value === 'object' && value !== null && 'default' in value && typeof value.default === 'string') return value.default
  }
  return undefined
}
