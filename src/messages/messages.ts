import type en from './en.ts'
import type { boot } from './en.ts'

/**
 * Every sentence that the engine shows a reader, by where it is shown. English is the model: what another language has to have is
 * what `en.ts` has.
 */
export type Messages = typeof en

/** What a file of messages exports. What stands apart from the default is for scripts that mustn't carry all of it. */
export interface MessagesModule {
  default: Messages
  boot: typeof boot
}
