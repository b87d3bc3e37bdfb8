import { createContext, createElement, Fragment, useContext, type ReactNode } from 'react'
import type { Messages } from '../../messages/messages.ts'

/** Gives every component below it the site's sentences. */
export const MessagesContext = createContext<Messages | null>(null)

/** @throws Error outside a MessagesContext (specification, section 8) */
export function useMessages(): Messages {
  const messages = useContext(MessagesContext)
  if (!messages) throw new Error('Hook useMessages is called outside the <MessagesContext>.')
  return messages
}

/** A sentence with elements inside it, as a message returns it. */
export function Sentence({ parts }: { parts: ReactNode[] }) {
  return createElement(Fragment, null, ...parts)
}
