import type en from './en.ts'

/**
 * Every sentence that the engine shows a reader, by where it is shown. English is the model: what another language has to have is
 * what `en.ts` has.
 */
export type Messages = typeof en
