import { z } from 'zod'
import { withBase } from '../../src/addresses/base-url.ts'
import { table } from '../../src/blocks/table/block.ts'
import { defineBlock } from '../../src/site/block.ts'
import type { SiteGraph } from '../../src/site/site-graph.ts'
import { escapeMarkdown } from '../../src/site/link-list.ts'
import { markdownTable } from '../../src/site/markdown-table.ts'
import { breakingChangeOf, frontMatter, groups, type BreakingChange } from './breaking-change.ts'

/** A row of the list of breaking changes. */
export interface BreakingChangeEntry extends BreakingChange {
  title: string
  /** URL with base URL. */
  href: string
}

export const columns = ['Breaking change', 'Affects plugins', 'Handled by a codemod']
export const codemodAnswers: Record<BreakingChange['codemod'], string> = { none: 'No', partial: 'Partly', full: 'Yes' }

export const breakingChanges = defineBlock({
  name: 'BreakingChanges',
  summary: 'A table of the pages whose front matter puts them in this group of breaking changes.',
  kind: 'block',
  props: z.strictObject({ group: z.enum(groups) }),
  frontMatter,
  uses: [table],
  siteData: allBreakingChanges,
  toMarkdown: (node, writer) => [writer.insert(node)],
  fillMarkdown({ group }, { site }) {
    const rows = (site as BreakingChangeEntry[])
      .filter((entry) => entry.group === group)
      .map(({ title, href, affects_plugins, codemod }) => [
        `[${escapeMarkdown(title)}](${href})`,
        affects_plugins ? 'Yes' : 'No',
        codemodAnswers[codemod],
      ])
    return markdownTable(columns, rows)
  },
})

/** Returns all listed breaking changes, sorted by title. */
export function allBreakingChanges({ pages, config, messages }: Pick<SiteGraph, 'pages' | 'config' | 'messages'>): BreakingChangeEntry[] {
  return [...pages.values()]
    .flatMap(({ title, route, frontMatter }): BreakingChangeEntry[] => {
      const change = breakingChangeOf(frontMatter)
      return change && !frontMatter.unlisted ? [{ title, href: withBase(route, config.baseUrl), ...change }] : []
    })
    .sort((a, b) => messages.format.compare(a.title, b.title))
}
