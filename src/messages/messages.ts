import type { first, later } from './en.ts'

/** Messages in the application's main bundle. */
export type FirstMessages = typeof first

/** Messages that are loaded on demand, or that browsers don't need. */
export type LaterMessages = typeof later

/**
 * All text that the engine shows to readers, by location. English is the reference: files for other languages export `first` and
 * `later` with the same types.
 */
export type Messages = FirstMessages & LaterMessages
