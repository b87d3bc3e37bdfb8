import { categoryCards } from '../../../blocks/category-cards/block.ts'
import { screenshot } from '../../../blocks/screenshot/block.ts'
import { Unknown } from '../../script/unknown.ts'
import { rangeOf, type PageConversion, type Tag } from '../page.ts'
import { tag } from '../remark.ts'
import { headingsOf } from '../steps/headings.ts'
import { admonition } from './admonition.ts'
import { codeBlock } from './code-block.ts'
import { textOf, unwrapped, type Component } from './component.ts'
import { elements } from './elements.ts'
import { lost } from './lost.ts'
import { tabItem, tabs } from './tabs.ts'

/** The title of `details` may be an attribute instead of an element. */
const details: Component = (node, page) => {
  const summary = textOf(page.attributes(node), 'summary')
  if (summary === undefined) return elements.details!(node, page)
  return page.indented(node, ['<details>', `<summary>${summary}</summary>`, '', page.content(node), '', '</details>'].join('\n'))
}

/** Generates a list of the page's headings. */
export const tocInline: Component = (node, page) => {
  const attributes = page.attributes(node)
  const level = (name: string, otherwise: number) => Number(textOf(attributes, name) ?? otherwise)
  const [min, max] = [level('minHeadingLevel', 2), level('maxHeadingLevel', 3)]
  const entries = headingsOf(page).filter(({ depth }) => depth >= min && depth <= max)
  return page.indented(
    node,
    entries
      .map(({ depth, text, id }) => `${'  '.repeat(depth - min)}- [${text.replaceAll(/[[\]<{]/g, String.raw`\$&`)}](#${id})`)
      .join('\n'),
  )
}

/** Converts an image with versions for light and dark mode. */
const themedImage: Component = (node, page) => {
  const attributes = page.attributes(node)
  const sources = attributes.get('sources') as { light?: unknown; dark?: unknown } | undefined
  const file = (mode: 'light' | 'dark') => {
    const src = textOf(new Map([['src', sources?.[mode]]]), 'src')
    return src === undefined ? undefined : page.tools.addresses.file(src, page.tools.doc)
  }
  const [light, dark] = [file('light'), file('dark')]
  if (sources instanceof Unknown || light === undefined || dark === undefined) return lost(node, page)
  const alt = textOf(attributes, 'alt') ?? ''
  if (alt === '') page.note('alt text', node, `\`${light}\``)
  return tag(screenshot.name, { light, dark, alt }).replace(/>$/, ' />')
}

const idealImage: Component = (node, page) => {
  node.attributes = node.attributes.map((attribute) => (attribute.name === 'img' ? { ...attribute, name: 'src' } : attribute))
  return elements.img!(node, page)
}

const cardList: Component = (node, page) => {
  const isOwn = [...page.attributes(node).values()].every(
    (value) => !(value instanceof Unknown) || value.source.startsWith('useCurrentSidebarCategory'),
  )
  return isOwn && page.isAlone(node) && page.tools.isCategoryPage ? `<${categoryCards.name} />` : lost(node, page)
}

const head: Component = (node, page) => {
  page.note('HTML', node, '`<Head>` is kept as a comment, since documents can’t add elements to a page’s head.')
  return `{/* ${page.text.slice(rangeOf(node).start, rangeOf(node).end).replaceAll('*/', '* /')} */}`
}

const link: Component = (node: Tag, page: PageConversion) => elements.a!(node, page)

/** Components that Docusaurus provides for documents. */
export const docusaurusComponents: Record<string, Component> = {
  Tabs: tabs,
  TabItem: tabItem,
  CodeBlock: codeBlock,
  Admonition: admonition,
  TOCInline: tocInline,
  ThemedImage: themedImage,
  Image: idealImage,
  DocCardList: cardList,
  Head: head,
  Link: link,
  details,
  Details: details,
  Translate: unwrapped,
  BrowserOnly: lost,
}
