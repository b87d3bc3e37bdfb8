import { createContext, useContext } from 'react'
import type { AskProvider, AskWidget } from '../../ask/provider.ts'

/** Loads the provider; failures aren't cached, so the next call retries. */
export type LoadAskService = () => Promise<AskProvider | AskWidget>

/** The client entry sets the provider. The default, used on the server, rejects. */
export const AskServiceContext = createContext<LoadAskService>(() => Promise.reject(new Error('Nobody answers questions here.')))

export function useAskService(): LoadAskService {
  return useContext(AskServiceContext)
}

const OPEN = 'ask-open'

/** Opens the Ask AI window; asks the question immediately unless it is empty. */
export function openAsk(question = ''): void {
  document.dispatchEvent(new CustomEvent(OPEN, { detail: question }))
}

/** Registers a handler for requests to open the window. Returns a cleanup function. */
export function onOpenAsk(open: (question: string) => void): () => void {
  const listener = (event: Event) => open((event as CustomEvent<string>).detail)
  document.addEventListener(OPEN, listener)
  return () => document.removeEventListener(OPEN, listener)
}
