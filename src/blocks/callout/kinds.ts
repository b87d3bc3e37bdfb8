/** What may stand after `:::`. */
export const calloutKinds = ['note', 'tip', 'info', 'caution', 'warning', 'danger', 'prerequisites', 'callout'] as const

export type CalloutKind = (typeof calloutKinds)[number]

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
