import first from 'virtual:messages'
import type { Messages } from '../messages/messages.ts'
import { onceLoaded } from '../values/once.ts'

/** All messages, including those that aren't loaded with the application. Rejects if they can't be loaded; the next call retries. */
export const loadMessages = onceLoaded(async (): Promise<Messages> => {
  const { later } = await import('virtual:later-messages')
  return { ...first, ...later }
})
