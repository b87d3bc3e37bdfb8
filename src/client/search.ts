import messages from 'virtual:messages'
import site from 'virtual:site'
import type { SearchProvider } from '../search/provider.ts'
import workerUrl from '../search/worker.ts?worker&url'
import { tellMissingCode } from '../theme/state/missing-code.ts'
import { onceLoaded } from '../values/once.ts'
import { trustedScript } from './trusted.ts'

/** Loads the search provider, when the reader is about to search. Rejects if the code can't be loaded; the next call retries. */
export const loadSearchProvider = onceLoaded(() =>
  chosenProvider().catch((error: unknown) => {
    tellMissingCode()
    throw error
  }),
)

/** The provider that `search` in `site.config.ts` selects, plus the authors' answers to questions. */
async function chosenProvider(): Promise<SearchProvider> {
  const [search, { AnsweringSearch }] = await Promise.all([chosenSearch(), import('../ask/answering-search.ts')])
  return new AnsweringSearch(search, async () => {
    const [{ openAnswers }, { stemmer }] = await Promise.all([import('../ask/found-answers.ts'), import('virtual:stemmer')])
    return openAnswers(site.baseUrl, { lang: messages.locale.lang, stemmer })
  })
}

async function chosenSearch(): Promise<SearchProvider> {
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
