import { first as en } from '../../../src/messages/en.ts'

/** The engine's English messages on a right-to-left site. */
export const first = { ...en, locale: { lang: 'ar', name: 'العربية', direction: 'rtl', calendar: 'gregory' } }

export { later } from '../../../src/messages/en.ts'
