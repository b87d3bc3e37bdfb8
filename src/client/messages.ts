import first from 'virtual:messages'
import type { Messages } from '../messages/messages.ts'
import { onceLoaded } from '../values/once.ts'

/** All sentences of the site, for what isn't there from the start. Rejects when they can't be had; the next call tries again. */
export const loadMessages = onceLoaded(async (): Promise<Messages> => {
  const { later } = await import('virtual:later-messages')
  return { ...first, ...later }
})
