import type { PageConversion, Tag } from '../page.ts'

/** Returns the text that replaces an element. */
export type Component = (node: Tag, page: PageConversion) => string

/** Replaces an element with its content. */
export const unwrapped: Component = (node, page) => (page.isAlone(node) ? page.indented(node, page.content(node)) : page.inner(node))

/** Removes an element. */
export const nothing: Component = () => ''

/** Returns the first of these attributes that has text, a number, or an imported file. */
export function textOf(attributes: ReadonlyMap<string, unknown>, ...names: string[]): string | undefined {
  for (const name of names) {
    const value = attributes.get(name)
    if (typeof value === 'string') return value
    if (typeof value === 'number') return String(value)
    // The value of `require('./a.png')` without `.default`.
    if (typeof value === 'object' && value !== null && 'default' in value && typeof value.default === 'string') return value.default
  }
  return undefined
}
