import en from '../../../src/messages/en.ts'

/** The engine's English, on a site that is read from right to left. */
export default { ...en, locale: { lang: 'ar', name: 'العربية', direction: 'rtl', calendar: 'gregory' } }
