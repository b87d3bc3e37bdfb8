import messages from 'virtual:messages'
import site from 'virtual:site'
import { ASK } from '../addresses/site-files.ts'
import type { AskProvider, AskWidget } from '../ask/provider.ts'
import { tellMissingCode } from '../theme/state/missing-code.ts'
import { onceLoaded } from '../values/once.ts'

/** Loads the provider of answers, when the reader is about to ask. Rejects if the code can't be loaded; the next call retries. */
export const loadAskService = onceLoaded(() =>
  chosenService().catch((error: unknown) => {
    tellMissingCode()
    throw error
  }),
)

/** The provider that `ask` in `site.config.ts` selects. With `embedded`, a server that has a model takes precedence over quotes. */
async function chosenService(): Promise<AskProvider | AskWidget> {
  const { ask, baseUrl } = site
  if (ask.provider === 'widget') {
    const [{ ExternalWidget }, { addForeignScript }] = await Promise.all([import('../ask/widget.ts'), import('./foreign-script.ts')])
    return new ExternalWidget(ask, addForeignScript)
  }
  const { isThere, RemoteAsk } = await import('../ask/remote.ts')
  const url = baseUrl + ASK
  if (await isThere(url)) return new RemoteAsk(url)
  const [{ EmbeddedAsk }, { stemmer }, { parseWithDom }] = await Promise.all([
    import('../ask/embedded.ts'),
    import('virtual:stemmer'),
    import('./parse-with-dom.ts'),
  ])
  return new EmbeddedAsk(baseUrl, { lang: messages.locale.lang, stemmer }, parseWithDom)
}
