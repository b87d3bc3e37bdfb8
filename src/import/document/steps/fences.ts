import type { Code, RootContent } from 'mdast'
import { fenceOf } from '../fences/fence.ts'
import { parseInfo, type Info } from '../fences/info.ts'
import { commandsFor, PACKAGE_MANAGERS } from '../fences/package-managers.ts'
import { rangeOf, type PageConversion, type Visit } from '../page.ts'
import { printTabs, type Tab } from '../print-tabs.ts'

const NPM = /^(?:npm2yarn|npm-to-yarn|package-install)$/

/** Fences in this site’s words; what stands beside each other with `tab` becomes tabs, as do commands of npm with `npm2yarn`. */
export const fences =
  (page: PageConversion): Visit =>
  (node, { parent, index }) => {
    if (node.type !== 'code') return
    const info = infoOf(node)
    if (info.words.some((word) => NPM.test(word))) return void page.replace(node, page.indented(node, packageTabs(node, info, page)))
    const group = tabsFrom(parent.children as RootContent[], index)
    if (group.isInside) return
    if (group.fences.length > 1) return replaceGroup(group.fences, page)
    const fence = fenceOf(node, info, page)
    const { start, end } = rangeOf(node)
    const source = page.text.slice(start, end)
    // Without backticks: indented code of Markdown, which MDX doesn't have.
    if (!/^(?:`{3}|~{3})/.test(source)) return
    if (fence.code !== node.value) return void page.replace(node, page.indented(node, printFence(fence)))
    const firstEnd = source.includes('\n') ? source.indexOf('\n') : source.length
    const marks = /^[`~]+/.exec(source)![0]
    const line = marks + fence.info
    if (line !== source.slice(0, firstEnd)) page.edit(start, start + firstEnd, line)
  }

export function infoOf({ lang, meta }: Code): Info {
  return parseInfo(`${lang ?? ''} ${meta ?? ''}`)
}

/** A fence that is long enough for what is in it. */
export function printFence({ info, code }: { info: string; code: string }): string {
  const marks = '`'.repeat(Math.max(3, ...[...code.matchAll(/^[ \t]*(`{3,})/gm)].map(([, run]) => run!.length + 1)))
  return `${marks}${info}\n${code}\n${marks}`
}

/** The fences with `tab` that begin at one, or whether one before begins them. */
function tabsFrom(siblings: RootContent[], index: number): { isInside: boolean; fences: Code[] } {
  const isTab = (node: RootContent | undefined): node is Code => node?.type === 'code' && infoOf(node).tab !== undefined
  if (!isTab(siblings[index])) return { isInside: false, fences: [] }
  if (isTab(siblings[index - 1])) return { isInside: true, fences: [] }
  const fences: Code[] = []
  for (let at = index; isTab(siblings[at]); at++) fences.push(siblings[at] as Code)
  return { isInside: false, fences }
}

function replaceGroup(nodes: Code[], page: PageConversion): void {
  const { groupId, labels } = page.tools.fenceTabs
  const tabs = nodes.map((node): Tab => {
    const info = infoOf(node)
    const label = info.tab === true || info.tab === undefined ? (labels[info.language] ?? (info.language || 'Text')) : info.tab
    return {
      value: info.tab === true ? info.language || 'text' : label.toLowerCase().replaceAll(/\s+/g, '-'),
      label,
      content: printFence(fenceOf(node, info, page)),
    }
  })
  const [first] = nodes
  page.edit(rangeOf(first!).start, rangeOf(nodes.at(-1)!).end, page.indented(first!, printTabs(tabs, groupId)))
}

function packageTabs(node: Code, info: Info, page: PageConversion): string {
  const rest = { ...info, words: info.words.filter((word) => !NPM.test(word)), tab: undefined }
  const fence = fenceOf(node, { ...rest, language: info.language || 'bash' }, page)
  const tabs = PACKAGE_MANAGERS.map((manager): Tab => {
    return { value: manager, label: LABELS[manager], content: printFence({ ...fence, code: commandsFor(manager, fence.code) }) }
  })
  return printTabs(tabs, 'package-manager')
}

const LABELS = { npm: 'npm', yarn: 'Yarn', pnpm: 'pnpm', bun: 'Bun' }
