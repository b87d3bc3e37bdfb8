import type { Code, RootContent } from 'mdast'
import { fenceOf } from '../fences/fence.ts'
import { parseInfo, type Info } from '../fences/info.ts'
import { commandsFor, PACKAGE_MANAGERS } from '../fences/package-managers.ts'
import { rangeOf, type PageConversion, type Visit } from '../page.ts'
import { printTabs, type Tab } from '../print-tabs.ts'

const NPM = /^(?:npm2yarn|npm-to-yarn|package-install)$/

/** Converts fences. Adjacent ones with `tab` become tabs, as do npm commands with `npm2yarn`. */
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
    // Indented code of Markdown, which MDX doesn't have.
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

/** Prints a fence with enough backticks for its content. */
export function printFence({ info, code }: { info: string; code: string }): string {
  const marks = '`'.repeat(Math.max(3, ...[...code.matchAll(/^[ \t]*(`{3,})/gm)].map(([, run]) => run!.length + 1)))
  return `${marks}${info}\n${code}\n${marks}`
}

/** Finds the group of fences with `tab` that starts at an index; `isInside` if a previous fence starts it. */
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
