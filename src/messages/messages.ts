import type { first, later } from './en.ts'

/** What the first part of the application says. */
export type FirstMessages = typeof first

/** What is said by parts that are loaded when they are needed, or that browsers never load. */
export type LaterMessages = typeof later

/**
 * Every sentence that the engine shows a reader, by where it is shown. English is the model: a file of another language exports
 * `first` and `later` of the same types.
 */
export type Messages = FirstMessages & LaterMessages
