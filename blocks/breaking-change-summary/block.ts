import { z } from 'zod'
import { include } from '../../src/blocks/include/block.ts'
import { defineBlock } from '../../src/site/block.ts'
import { breakingChangeOf, type BreakingChange } from '../breaking-changes/breaking-change.ts'

const CODEMOD_SNIPPETS: Record<BreakingChange['codemod'], string> = {
  none: 'breaking-change-not-handled-by-codemod',
  partial: 'breaking-change-partially-handled-by-codemod',
  full: 'breaking-change-handled-by-codemod',
}

export const breakingChangeSummary = defineBlock({
  name: 'BreakingChangeSummary',
  summary: 'Summary of the breaking change in the page’s front matter, in the wording of the shared snippets.',
  kind: 'block',
  props: z.strictObject({}),
  refer(_, { frontMatter, pageProblem }) {
    if (!breakingChangeOf(frontMatter)) pageProblem('The page has <BreakingChangeSummary>, but no "breaking_change" in its front matter.')
  },
  // Snippets are derived from front matter, so a page can't contradict its entry in the list.
  brings(frontMatter) {
    const change = breakingChangeOf(frontMatter)
    return change ? snippetsOf(change).map((snippet) => ({ block: include, props: { snippet } })) : []
  },
})

/** Returns the snippets that match the front matter, in reading order. */
function snippetsOf({ affects_plugins, codemod }: BreakingChange): string[] {
  return [
    'breaking-change-page-intro',
    affects_plugins ? 'breaking-change-affecting-plugins' : 'breaking-change-not-affecting-plugins',
    CODEMOD_SNIPPETS[codemod],
  ]
}
