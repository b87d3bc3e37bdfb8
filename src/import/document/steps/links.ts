import type { Definition, Image, Link, Text } from 'mdast'
import { inlineCode, plain, tag } from '../remark.ts'
import { rangeOf, type PageConversion, type Placed, type Visit } from '../page.ts'

const TARGET = /\]\(\s*(?:<([^>\n]*)>|((?:[^\s()]|\([^\s()]*\))*))/

/** Updates links and images with their targets' new URLs. */
export const links =
  (page: PageConversion): Visit =>
  (node, { parent }) => {
    if (node.type === 'link') return void link(node, page)
    if (node.type === 'image') return void image(node, parent.type === 'link', page)
    if (node.type === 'definition') return void definition(node, page)
    if (node.type === 'text') return void references(node, page)
  }

function link(node: Link, page: PageConversion): void {
  const target = page.tools.addresses.link(node.url, page.tools.doc)
  const { start, end } = rangeOf(node)
  const textEnd = node.children.length > 0 ? rangeOf(node.children.at(-1)!).end : start
  const written = TARGET.exec(page.text.slice(textEnd, end))
  if (!written) return
  const from = textEnd + written.index
  if (node.children.length === 0) page.edit(start + 1, start + 1, plain(node.url))
  if (target.kind === 'nowhere') {
    page.note('link', node, `The link “${node.url}” is broken.`)
    page.edit(start, start + 1, '')
    page.edit(from, end, ` <mark>(broken link: ${inlineCode(node.url)})</mark>`)
    return
  }
  if (target.kind === 'elsewhere') page.note('old site', node, `The link “${node.url}” now leads to ${target.href}.`)
  if (target.href !== node.url) page.edit(from, from + written[0].length, `](${address(target.href)}`)
}

function image(node: Image, isInLink: boolean, page: PageConversion): void {
  const { start, end } = rangeOf(node)
  const source = page.text.slice(start, end)
  const at = source.lastIndexOf('](')
  const written = at < 0 ? null : TARGET.exec(source.slice(at))
  if (!written) return
  const shown = picture(node.url, node, page)
  if (!node.alt?.trim()) {
    page.note('alt text', node, `\`${node.url}\``)
    if ('src' in shown)
      return page.replace(node, `${tag('img', { src: shown.src, alt: '' }).replace(/>$/, ' />')} {/* To do: add alternative text */}`)
  }
  if ('instead' in shown) {
    // Links can't be nested.
    const words = node.alt?.trim() || 'Image'
    return page.replace(
      node,
      isInLink && /^(?:https?:)?\/\//i.test(node.url) ? words.replaceAll(/[[\]]/g, '') : shown.instead(node.alt ?? ''),
    )
  }
  if (shown.src !== node.url) page.edit(start + at, start + at + written[0].length, `](${address(shown.src)}`)
}

/** Returns an image's new URL, or the text that replaces the image. */
export function picture(url: string, node: Placed, page: PageConversion): { src: string } | { instead: (alt: string) => string } {
  if (/^data:image\//i.test(url)) return { src: url }
  if (/^(?:https?:)?\/\//i.test(url)) {
    page.note('remote image', node, url)
    return { instead: (alt) => `[${alt.trim().replaceAll(/[[\]]/g, '') || 'Image'}](${address(url)})` }
  }
  const src = page.tools.addresses.file(url, page.tools.doc)
  if (src !== undefined) return { src }
  page.note('image', node, `The image “${url}” doesn’t exist.`)
  return {
    instead: (alt) =>
      `<mark>(missing image: ${inlineCode(url)}${alt.trim() === '' ? '' : ` ${alt.trim().replaceAll(/[<{]/g, String.raw`\$&`)}`})</mark>`,
  }
}

/** Escapes `[text][label]` and `[^label]` if the label isn't defined. */
function references(node: Text, page: PageConversion): void {
  const { start, end } = rangeOf(node)
  const source = page.text.slice(start, end)
  for (const { index, 0: found } of source.matchAll(/(?<!\\)\](?=\[[^\][\\\n]*\])|(?<!\\)(?=\[\^[^\][\s\\]+\])/g)) {
    page.note(
      'link',
      node,
      `This reference isn’t defined, so it is now text: ${inlineCode(source.slice(index, index + 40).split('\n')[0]!)}`,
    )
    page.edit(start + index + found.length, start + index + found.length, '\\')
  }
}

function definition(node: Definition, page: PageConversion): void {
  const { start, end } = rangeOf(node)
  const source = page.text.slice(start, end)
  const { addresses, doc } = page.tools
  const file = /\.(?:png|jpe?g|gif|svg|webp|avif)$/i.test(node.url) ? addresses.file(node.url, doc) : undefined
  const target = file === undefined ? addresses.link(node.url, doc) : ({ kind: 'file', href: file } as const)
  if (target.kind === 'nowhere') page.note('link', node, `The link “${node.url}” is broken; it now leads to this page.`)
  if (target.kind === 'elsewhere') page.note('old site', node, `The link “${node.url}” now leads to ${target.href}.`)
  const href = target.kind === 'nowhere' ? '#' : target.href
  if (href === node.url) return
  const at = source.indexOf(node.url, source.indexOf(']:'))
  if (at >= 0) page.edit(start + at, start + at + node.url.length, address(href))
}

/** Encodes a URL for use in parentheses. */
export function address(url: string): string {
  return /[\s()]/.test(url) ? url.replaceAll(' ', '%20').replaceAll('(', '%28').replaceAll(')', '%29') : url
}

/** Prints a Markdown link. */
export function linkTo(words: string, url: string, node: Placed, page: PageConversion): string {
  const target = page.tools.addresses.link(url, page.tools.doc)
  const text = words.trim() || url
  if (target.kind === 'nowhere') {
    page.note('link', node, `The link “${url}” is broken.`)
    return `${text} <mark>(broken link: ${inlineCode(url)})</mark>`
  }
  if (target.kind === 'elsewhere') page.note('old site', node, `The link “${url}” now leads to ${target.href}.`)
  return `[${text}](${address(target.href)})`
}
