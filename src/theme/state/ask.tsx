import { createContext, useContext } from 'react'
import type { AskProvider, AskWidget } from '../../ask/provider.ts'

/** Loads who answers questions; a failure isn't kept, the next call tries again. */
export type LoadAskService = () => Promise<AskProvider | AskWidget>

/** The browser's entry says who answers. Nobody asks on the server. */
export const AskServiceContext = createContext<LoadAskService>(() => Promise.reject(new Error('Nobody answers questions here.')))

export function useAskService(): LoadAskService {
  return useContext(AskServiceContext)
}

const OPEN = 'ask-open'

/** Opens the window for questions. A question that comes along is asked at once. */
export function openAsk(question = ''): void {
  document.dispatchEvent(new CustomEvent(OPEN, { detail: question }))
}

/** Calls back with the question when the window is to open. Returns the way to stop. */
export function onOpenAsk(open: (question: string) => void): () => void {
  const listener = (event: Event) => open((event as CustomEvent<string>).detail)
  document.addEventListener(OPEN, listener)
  return () => document.removeEventListener(OPEN, listener)
}
