import type { BreakingChange } from './front-matter.ts'

const CODEMOD_SNIPPETS: Record<BreakingChange['codemod'], string> = {
  none: 'breaking-change-not-handled-by-codemod',
  partial: 'breaking-change-partially-handled-by-codemod',
  full: 'breaking-change-handled-by-codemod',
}

/** Names of the snippets that say what front matter says of a breaking change, in reading order. */
export function breakingChangeSnippets({ affects_plugins, codemod }: BreakingChange): string[] {
  return [
    'breaking-change-page-intro',
    affects_plugins ? 'breaking-change-affecting-plugins' : 'breaking-change-not-affecting-plugins',
    CODEMOD_SNIPPETS[codemod],
  ]
}
