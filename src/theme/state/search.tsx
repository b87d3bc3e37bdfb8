import { createContext, useContext } from 'react'
import type { SearchProvider } from '../../search/provider.ts'

/** Loads the provider; failures aren't cached, so the next call retries. */
type LoadSearchProvider = () => Promise<SearchProvider>

/** The client entry sets the provider. The default, used on the server, rejects. */
export const SearchProviderContext = createContext<LoadSearchProvider>(() => Promise.reject(new Error('No search provider.')))

export function useSearchProvider(): LoadSearchProvider {
  return useContext(SearchProviderContext)
}
