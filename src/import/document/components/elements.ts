import { htmlElements } from '../../../compile/html-elements.ts'
import { dedent, tagsIn } from '../page.ts'
import { inlineCode, tag } from '../remark.ts'
import { linkTo, picture } from '../steps/links.ts'
import { nothing, textOf, unwrapped, type Component } from './component.ts'
import { lostWhole } from './lost.ts'
import { table } from './table.ts'

/** Puts Markdown delimiters around an element's text. */
const around =
  (marks: string): Component =>
  (node, page) => {
    const inner = page.inner(node)
    const [, before = '', words = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(inner) ?? []
    return words === '' ? inner : before + marks + words.replaceAll(/\s*\n\s*/g, ' ') + marks + after
  }

/** Keeps an element that pages can contain, with its allowed attributes. */
const kept: Component = (node, page) => {
  const name = node.name!
  const allowed = htmlElements[name]!
  const written: Record<string, string | true> = {}
  for (const [key, value] of page.attributes(node)) {
    if (allowed.includes(key) && ['string', 'number', 'boolean'].includes(typeof value))
      written[key] = value === true ? true : String(value)
  }
  return page.tag(node).isSelfClosing ? tag(name, written).replace(/>$/, ' />') : `${tag(name, written)}${page.inner(node)}</${name}>`
}

const image: Component = (node, page) => {
  const attributes = page.attributes(node)
  const alt = textOf(attributes, 'alt') ?? ''
  const src = textOf(attributes, 'src')
  if (src === undefined) return lostHtml('The URL of this image is computed. Write it as text.')(node, page)
  if (alt === '') page.note('alt text', node, `\`${src}\``)
  const shown = picture(src, node, page)
  if ('instead' in shown) return shown.instead(alt)
  const size = (key: string) => /^(\d+)(?:px)?$/.exec(textOf(attributes, key) ?? '')?.[1]
  return tag('img', { src: shown.src, alt, width: size('width'), height: size('height') }).replace(/>$/, ' />')
}

const anchor: Component = (node, page) => {
  const attributes = page.attributes(node)
  const href = textOf(attributes, 'href', 'to')
  const inner = page.isAlone(node) ? dedent(page.inner(node)) : page.inner(node)
  if (href === undefined) {
    const id = textOf(attributes, 'id', 'name')
    if (id !== undefined) page.note('anchor', node, `The anchor “#${id}” was removed, because it isn’t on a heading.`)
    return inner
  }
  // A block can't be inside a link here.
  return /\n\s*\n|^\s*(?:#|:::|```)/m.test(inner)
    ? `${linkTo(href, href, node, page)}\n\n${inner}`
    : linkTo(inner.replaceAll(/\s*\n\s*/g, ' '), href, node, page)
}

const heading: Component = (node, page) => {
  const depth = Math.max(2, Math.min(Number(node.name!.slice(1)), page.level + 1))
  page.level = depth
  if (depth !== Number(node.name!.slice(1))) page.note('heading', node, `The level of an \`<${node.name!}>\` changed to ${depth}.`)
  const id = textOf(page.attributes(node), 'id')
  const words = page
    .inner(node)
    .trim()
    .replaceAll(/\s*\n\s*/g, ' ')
  return `${'#'.repeat(depth)} ${words}${id !== undefined && /^[\w.-]+$/.test(id) ? ` {#${id}}` : ''}`
}

const code: Component = (node, page) => {
  const inner = page.inner(node)
  return node.children.every(({ type }) => type === 'text') ? inlineCode(inner.replaceAll(/\\([<{])/g, '$1')) : inner
}

const pre: Component = (node, page) => {
  const words = node.children.map((child) => page.source(child)).join('')
  const plain = words
    .replace(/^\s*<code[^>]*>/, '')
    .replace(/<\/code>\s*$/, '')
    .replaceAll(/<br\s*\/?>/g, '\n')
    .replaceAll(/\\([<{])/g, '$1')
  const literal = /^\s*\{`([\s\S]*)`\}\s*$/.exec(plain)?.[1]
  return page.indented(node, `\`\`\`text\n${dedent(literal ?? plain)}\n\`\`\``)
}

/** Converts a list to Markdown; inside a sentence or a table cell, to lines. */
const list: Component = (node, page) => {
  const items = tagsIn(node).filter(({ name }) => name === 'li')
  const isOrdered = node.name === 'ol'
  const marks = items.map((_, index) => (isOrdered ? `${index + 1}. ` : '- '))
  if (!page.isAlone(node)) return items.map((item, index) => `${isOrdered ? marks[index]! : '• '}${page.inner(item).trim()}`).join('<br />')
  const lines = items.map((item, index) => {
    const mark = marks[index]!
    return (
      mark +
      dedent(page.inner(item))
        .split('\n')
        .join(`\n${' '.repeat(mark.length)}`)
    )
  })
  return page.indented(node, lines.join('\n'))
}

const quote: Component = (node, page) =>
  page.indented(
    node,
    dedent(page.inner(node))
      .split('\n')
      .map((line) => `> ${line}`.trimEnd())
      .join('\n'),
  )

const term: Component = (node, page) => `**${page.inner(node).trim()}**\n`

/** Replaces a frame or a player with a link. */
const embedded: Component = (node, page) => {
  const attributes = page.attributes(node)
  const source = tagsIn(node).find(({ name }) => name === 'source')
  const src = textOf(attributes, 'src', 'data') ?? (source && textOf(page.attributes(source), 'src'))
  if (src === undefined) return lostHtml(`The URL of this \`<${node.name!}>\` is missing or computed. Replace it with a link.`)(node, page)
  page.note('HTML', node, `\`<${node.name!}>\` was replaced with a link.`)
  const file = page.tools.addresses.file(src, page.tools.doc)
  return linkTo(
    textOf(attributes, 'title', 'aria-label') ??
      (node.name === 'iframe' ? src : `${node.name === 'audio' ? 'Audio' : 'Video'}: ${src.split('/').at(-1)!}`),
    file ?? src,
    node,
    page,
  )
}

const lostHtml =
  (sentence: string): Component =>
  (node, page) => {
    page.note('HTML', node, `\`<${node.name ?? ''}>\``)
    return lostWhole(sentence, node, page)
  }

const silent = (names: string[], component: Component): Record<string, Component> =>
  Object.fromEntries(names.map((name) => [name, component]))

/** HTML elements by name. */
export const elements: Record<string, Component> = {
  ...silent(
    [
      '',
      'div',
      'span',
      'p',
      'center',
      'section',
      'article',
      'header',
      'footer',
      'main',
      'nav',
      'aside',
      'small',
      'big',
      'font',
      'u',
      'ins',
      'dl',
      'dd',
      'picture',
      'cite',
      'var',
      'samp',
      'tt',
      'q',
      'time',
      'hgroup',
      'address',
      'button',
      'label',
      'nobr',
      'wbr',
      'bdi',
      'noscript',
    ],
    unwrapped,
  ),
  ...silent(Object.keys(htmlElements), kept),
  ...silent(['source', 'col', 'colgroup', 'link', 'meta'], nothing),
  ...silent(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'], heading),
  ...silent(['strong', 'b'], around('**')),
  ...silent(['em', 'i', 'dfn'], around('_')),
  ...silent(['del', 's', 'strike'], around('~~')),
  ...silent(['ul', 'ol'], list),
  ...silent(['iframe', 'video', 'audio', 'embed', 'object'], embedded),
  ...silent(
    ['svg', 'style', 'script', 'form', 'input', 'select', 'textarea', 'canvas', 'template', 'math', 'option', 'progress', 'meter'],
    lostHtml('Pages can’t contain this HTML element. Replace it with Markdown or a block.'),
  ),
  span: unwrapped,
  img: image,
  a: anchor,
  code,
  pre,
  table,
  blockquote: quote,
  dt: term,
  hr: () => '---',
}
