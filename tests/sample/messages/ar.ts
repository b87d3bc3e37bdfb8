import { first as en } from '../../../src/messages/en.ts'

/** The engine's English, on a site that is read from right to left. */
export const first = { ...en, locale: { lang: 'ar', name: 'العربية', direction: 'rtl', calendar: 'gregory' } }

export { later } from '../../../src/messages/en.ts'
