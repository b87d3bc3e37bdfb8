import { record } from '../../script/unknown.ts'
import { asTag, tagsIn, type PageConversion, type Tag } from '../page.ts'
import { printTabs, type Tab } from '../print-tabs.ts'
import { textOf, unwrapped, type Component } from './component.ts'
import { lost } from './lost.ts'

/** Converts tabs of Docusaurus and Starlight. Labels can be attributes of the tabs or of the group. */
export const tabs: Component = (node, page) => {
  const attributes = page.attributes(node)
  const labels = labelsOf(attributes.get('values'))
  const first = textOf(attributes, 'defaultValue')
  const items = tagsIn(node)
  const others = node.children.filter((child) => !asTag(child) && !(child.type === 'text' && child.value.trim() === ''))
  if (items.length === 0 || others.length > 0 || !items.every(({ name }) => /^TabItem$/.test(name ?? ''))) return lost(node, page)
  const made = items.map((item) => tabOf(item, { labels, first }, page))
  return page.indented(node, printTabs(made, textOf(attributes, 'groupId', 'syncKey', 'queryString')))
}

/** A tab outside a group. */
export const tabItem: Component = (node, page) => unwrapped(node, page)

function tabOf(
  item: Tag,
  { labels, first }: { labels: ReadonlyMap<string, string>; first: string | undefined },
  page: PageConversion,
): Tab {
  const attributes = page.attributes(item)
  const value = textOf(attributes, 'value') ?? textOf(attributes, 'label') ?? 'tab'
  const label = textOf(attributes, 'label') ?? labels.get(value) ?? value
  return {
    value: value.trim().replaceAll(/\s+/g, '-').toLowerCase() === value.toLowerCase() ? value : value.trim().replaceAll(/\s+/g, '-'),
    label,
    isDefault: attributes.get('default') === true || (first !== undefined && first === value),
    content: page.content(item),
  }
}

/** Reads labels from `values={[{ value: 'a', label: 'A' }]}`. */
function labelsOf(values: unknown): Map<string, string> {
  const entries = Array.isArray(values) ? values.map(record) : []
  return new Map(
    entries.flatMap((each) => (typeof each?.value === 'string' && typeof each.label === 'string' ? [[each.value, each.label]] : [])),
  )
}
