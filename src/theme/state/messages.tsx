import { createContext, createElement, Fragment, useContext, type ReactNode } from 'react'
import type { FirstMessages, Messages } from '../../messages/messages.ts'

/** Gives every component below it the site's sentences: all of them, or those of the first part of the application. */
export const MessagesContext = createContext<FirstMessages | Messages | null>(null)

/** Loads all of them, for what is loaded later. Without it, they are there already. */
export const LoadMessagesContext = createContext<(() => Promise<Messages>) | undefined>(undefined)

/** @throws Error outside a MessagesContext (specification, section 8) */
export function useMessages(): FirstMessages {
  const messages = useContext(MessagesContext)
  if (!messages) throw new Error('Hook useMessages is called outside the <MessagesContext>.')
  return messages
}

/** For parts that are loaded when they are needed, whose sentences come with them. Throws an Error in others. */
export function useAllMessages(): Messages {
  const messages = useMessages()
  if (!('blocks' in messages)) throw new Error('Hook useAllMessages is called in a part that is there from the start.')
  return messages as Messages
}

/** A sentence with elements inside it, as a message returns it. */
export function Sentence({ parts }: { parts: ReactNode[] }) {
  return createElement(Fragment, null, ...parts)
}
