import en from '../../../src/messages/en.ts'
import type { Messages } from '../../../src/messages/messages.ts'

/** English as bakers' suppliers write it; what isn't named here is said in the engine's words. */
export default {
  ...en,
  locale: { ...en.locale, lang: 'en-GB' },
  page: { ...en.page, edit: 'Correct this page on GitHub' },
  status: { ...en.status, title: 'What there is' },
} satisfies Messages
