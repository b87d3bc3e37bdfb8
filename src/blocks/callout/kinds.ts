import type { Messages } from '../../messages/messages.ts'

/** What may stand after `:::`. */
export const calloutKinds = ['note', 'tip', 'info', 'caution', 'warning', 'danger', 'prerequisites', 'callout'] as const

export type CalloutKind = (typeof calloutKinds)[number]

/** The title of a callout that is given none. */
export function calloutTitle(kind: CalloutKind, { blocks }: Messages): string | undefined {
  return kind === 'callout' ? undefined : blocks.callouts[kind]
}
