import { createContext, useContext } from 'react'
import type { SearchProvider } from '../../search/provider.ts'

/** Loads who answers searches; a failure isn't kept, the next call tries again. */
type LoadSearchProvider = () => Promise<SearchProvider>

/** The browser's entry says who answers. Nobody searches on the server. */
export const SearchProviderContext = createContext<LoadSearchProvider>(() => Promise.reject(new Error('No search provider.')))

export function useSearchProvider(): LoadSearchProvider {
  return useContext(SearchProviderContext)
}
