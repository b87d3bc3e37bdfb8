import type { Messages } from '../../messages/messages.ts'

/** Directive names, as in `:::note`. */
export const calloutKinds = ['note', 'tip', 'info', 'caution', 'warning', 'danger', 'prerequisites', 'callout'] as const

export type CalloutKind = (typeof calloutKinds)[number]

/** Returns the default title of a kind, if it has one. */
export function calloutTitle(kind: CalloutKind, { blocks }: Messages): string | undefined {
  return kind === 'callout' ? undefined : blocks.callouts[kind]
}
