import { createContext, createElement, Fragment, useContext, type ReactNode } from 'react'
import type { FirstMessages, Messages } from '../../messages/messages.ts'

/** Provides the messages: all of them, or those of the initial bundle. */
export const MessagesContext = createContext<FirstMessages | Messages | null>(null)

/** Loads all messages, for parts that are loaded on demand. `undefined` if they are available from the start. */
export const LoadMessagesContext = createContext<(() => Promise<Messages>) | undefined>(undefined)

/** @throws {Error} outside a MessagesContext (specification, section 8) */
export function useMessages(): FirstMessages {
  const messages = useContext(MessagesContext)
  if (!messages) throw new Error('Hook useMessages is called outside the <MessagesContext>.')
  return messages
}

/**
 * Returns all messages, for parts that are loaded on demand along with them.
 * @throws {Error} in the initial bundle, which has only its own messages
 */
export function useAllMessages(): Messages {
  const messages = useMessages()
  if (!('blocks' in messages)) throw new Error('Hook useAllMessages is called in a part that is there from the start.')
  return messages as Messages
}

/** Renders a message that contains elements. */
export function Sentence({ parts }: { parts: ReactNode[] }) {
  return createElement(Fragment, null, ...parts)
}
