import { badge } from '../../../blocks/badge/block.ts'
import { card } from '../../../blocks/card/block.ts'
import { cards } from '../../../blocks/cards/block.ts'
import { fileTree } from '../../../blocks/file-tree/block.ts'
import { steps } from '../../../blocks/steps/block.ts'
import { dedent, tagsIn, type PageConversion, type Tag } from '../page.ts'
import { tag } from '../remark.ts'
import { linkTo } from '../steps/links.ts'
import { admonition } from './admonition.ts'
import { codeBlock } from './code-block.ts'
import { nothing, textOf, unwrapped, type Component } from './component.ts'
import { elements } from './elements.ts'
import { tabItem, tabs } from './tabs.ts'

/** Keeps a component that has the same name and meaning here. */
const around =
  (name: string): Component =>
  (node, page) =>
    page.indented(node, [`<${name}>`, '', page.content(node), '', `</${name}>`].join('\n'))

/** Converts a box with a title to a callout, since cards are always links here. */
const box: Component = (node, page) => {
  const title = textOf(page.attributes(node), 'title') ?? ''
  return page.indented(node, [`:::callout[${title.replaceAll(/[[\]]/g, String.raw`\$&`)}]`, '', page.content(node), '', ':::'].join('\n'))
}

const linkCard: Component = (node, page) => `<${cards.name}>\n${cardOf(node, page)}\n</${cards.name}>`

function cardOf(node: Tag, page: PageConversion): string {
  const attributes = page.attributes(node)
  const href = textOf(attributes, 'href') ?? ''
  const target = page.tools.addresses.link(href, page.tools.doc)
  if (target.kind === 'nowhere') page.note('link', node, `The link “${href}” is broken.`)
  if (target.kind === 'elsewhere') page.note('old site', node, `The link “${href}” now leads to ${target.href}.`)
  const opening = tag(card.name, { title: textOf(attributes, 'title') ?? href, href: target.kind === 'nowhere' ? '#' : target.href })
  return `${opening}${textOf(attributes, 'description') ?? ''}</${card.name}>`
}

/** Converts a grid of links to cards. Boxes in a grid follow each other. */
const grid: Component = (node, page) => {
  const inside = tagsIn(node)
  if (inside.length === 0 || !inside.every(({ name }) => name === 'LinkCard'))
    return unwrapped(node, page).replaceAll(/^([ \t]*:::)\n(?=[ \t]*:::\w)/gm, '$1\n\n')
  return page.indented(node, [`<${cards.name}>`, ...inside.map((each) => cardOf(each, page)), `</${cards.name}>`].join('\n'))
}

const button: Component = (node, page) => linkTo(dedent(page.inner(node)), textOf(page.attributes(node), 'href') ?? '', node, page)

const label: Component = (node, page) => {
  const words = textOf(page.attributes(node), 'text') ?? page.inner(node).trim()
  const kind = words.toLowerCase()
  return badge.props.safeParse({ kind }).success ? `<${badge.name} kind="${kind}" />` : `<mark>${words}</mark>`
}

/** Components that Starlight provides for documents. */
export const starlightComponents: Record<string, Component> = {
  Tabs: tabs,
  TabItem: tabItem,
  Aside: admonition,
  Code: codeBlock,
  Card: box,
  CardGrid: grid,
  LinkCard: linkCard,
  Steps: around(steps.name),
  FileTree: around(fileTree.name),
  Badge: label,
  Icon: nothing,
  Fragment: unwrapped,
  Image: elements.img!,
  Picture: elements.img!,
  LinkButton: button,
}
