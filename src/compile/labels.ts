import type { badgeKinds, calloutKinds } from './components.ts'
import type { BreakingChange } from './front-matter.ts'

// Apart from the schemas, so that browsers, which show badges, needn't load what checks them.

export type BadgeKind = (typeof badgeKinds)[number]
export type CalloutKind = (typeof calloutKinds)[number]

/** What a badge reads. */
export const badgeLabels: Record<BadgeKind, string> = {
  alpha: 'Alpha',
  beta: 'Beta',
  future: 'Future',
  enterprise: 'Enterprise',
  'cloud-dev': 'Developer',
  'cloud-pro': 'Pro',
  'cloud-team': 'Team',
  new: 'New',
  updated: 'Updated',
}

/** Titles of callouts that are given none. */
export const calloutTitles: Partial<Record<CalloutKind, string>> = {
  note: 'Note',
  tip: 'Tip',
  info: 'Info',
  caution: 'Caution',
  warning: 'Warning',
  danger: 'Warning',
  prerequisites: 'Prerequisites',
}

export const breakingChangeColumns = ['Breaking change', 'Affects plugins', 'Handled by a codemod']
export const codemodAnswers: Record<BreakingChange['codemod'], string> = { none: 'No', partial: 'Partly', full: 'Yes' }
