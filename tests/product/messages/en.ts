import { first as en } from '../../../src/messages/en.ts'
import type { FirstMessages } from '../../../src/messages/messages.ts'

/** British English; other messages are the engine's. */
export const first = {
  ...en,
  locale: { ...en.locale, lang: 'en-GB' },
  page: { ...en.page, edit: 'Correct this page on GitHub' },
  status: { ...en.status, title: 'What there is' },
} satisfies FirstMessages

export { later } from '../../../src/messages/en.ts'
