import type { Code, RootContent } from 'mdast'
import { fenceOf } from '../fences/fence.ts'
import type { PageConversion, Visit } from '../page.ts'
import { printTabs, type Tab } from '../print-tabs.ts'
import { ATTRIBUTES, contentOf } from './containers.ts'
import { infoOf, printFence } from './fences.ts'

type Container = Extract<RootContent, { type: 'containerDirective' }>

const MANAGERS = /^(?:npm|yarn|pnpm|bun|deno)$/i

/** Converts containers of VitePress that aren't callouts: code groups, details, and raw text. */
export const groups =
  (page: PageConversion): Visit =>
  (node) => {
    if (node.type !== 'containerDirective') return
    if (node.name === 'code-group') return replaceWith(page, node, groupOf(node, page))
    if (node.name === 'details') return replaceWith(page, node, detailsOf(node, page))
    if (node.name === 'v-pre' || node.name === 'raw') return replaceWith(page, node, contentOf(node, page).content.trim())
  }

function replaceWith(page: PageConversion, node: Container, text: string): true {
  page.replace(node, text)
  return true
}

function groupOf(node: Container, page: PageConversion): string {
  const fences = node.children.filter((child): child is Code => child.type === 'code')
  const tabs = fences.map((fence): Tab => {
    const info = infoOf(fence)
    const label = info.bracket ?? info.title ?? (info.language || 'Text')
    const shown = fenceOf(fence, { ...info, bracket: undefined, title: undefined }, page)
    return { value: label.toLowerCase().replaceAll(/[^\w.-]+/g, '-'), label, content: printFence(shown) }
  })
  const groupId = tabs.every(({ label }) => MANAGERS.test(label)) ? 'package-manager' : undefined
  return page.indented(node, printTabs(tabs, groupId))
}

function detailsOf(node: Container, page: PageConversion): string {
  const title = /^:{3,}\s*details[ \t]*(.*)$/m
    .exec(page.source(node))?.[1]
    ?.replaceAll(ATTRIBUTES, '')
    .trim()
    .replaceAll(/^\[|\]$/g, '')
  const prefix = page.prefixOf(node)
  const lines = [
    '<details>',
    `<summary>${title === undefined || title === '' ? 'Details' : title}</summary>`,
    '',
    contentOf(node, page).content.trim(),
    '',
    '</details>',
  ]
  return lines.join(`\n${prefix}`)
}
