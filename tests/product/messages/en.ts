import { first as en } from '../../../src/messages/en.ts'
import type { FirstMessages } from '../../../src/messages/messages.ts'

/** English as bakers' suppliers write it; what isn't named here is said in the engine's words. */
export const first = {
  ...en,
  locale: { ...en.locale, lang: 'en-GB' },
  page: { ...en.page, edit: 'Correct this page on GitHub' },
  status: { ...en.status, title: 'What there is' },
} satisfies FirstMessages

export { later } from '../../../src/messages/en.ts'
