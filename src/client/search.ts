import messages from 'virtual:messages'
import site from 'virtual:site'
import type { SearchProvider } from '../search/provider.ts'
import workerUrl from '../search/worker.ts?worker&url'
import { tellMissingCode } from '../theme/state/missing-code.ts'
import { trustedScript } from './trusted.ts'

let provider: Promise<SearchProvider> | undefined

/** Who answers the reader's searches, loaded when the first one is near. Rejects when the code can't be had; the next call tries again. */
export function loadSearchProvider(): Promise<SearchProvider> {
  provider ??= chosenProvider().catch((error: unknown) => {
    provider = undefined
    tellMissingCode()
    throw error
  })
  return provider
}

/** The choice of `search` in `site.config.ts`. */
async function chosenProvider(): Promise<SearchProvider> {
  const { search, version } = site
  if (search.provider === 'algolia') {
    const { AlgoliaSearch } = await import('../search/algolia.ts')
    const context = search.contextual ? { language: messages.locale.lang, version: version?.name } : undefined
    return new AlgoliaSearch({ ...search, baseUrl: site.baseUrl, context })
  }
  const { EmbeddedSearch } = await import('../search/embedded.ts')
  return new EmbeddedSearch(site.baseUrl, () => {
    const worker = new Worker(trustedScript(workerUrl), { type: 'module' })
    worker.addEventListener('error', tellMissingCode)
    return worker
  })
}
