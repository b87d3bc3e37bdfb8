import first from 'virtual:messages'
import type { Messages } from '../messages/messages.ts'

let all: Promise<Messages> | undefined

/** All sentences of the site, for what isn't there from the start. Rejects when they can't be had; the next call tries again. */
export function loadMessages(): Promise<Messages> {
  all ??= import('virtual:later-messages').then(
    ({ later }) => ({ ...first, ...later }),
    (error: unknown) => {
      all = undefined
      throw error
    },
  )
  return all
}
