import messages from 'virtual:messages'
import site from 'virtual:site'
import type { AskProvider, AskWidget } from '../ask/provider.ts'
import { tellMissingCode } from '../theme/state/missing-code.ts'
import { onceLoaded } from '../values/once.ts'

/** Who answers the reader's questions, loaded when the first one is near. Rejects when the code can't be had; the next call tries again. */
export const loadAskService = onceLoaded(() =>
  chosenService().catch((error: unknown) => {
    tellMissingCode()
    throw error
  }),
)

/** The choice of `ask` in `site.config.ts`. A server that has a model takes the place of the site's own answers. */
async function chosenService(): Promise<AskProvider | AskWidget> {
  const { ask, baseUrl } = site
  if (ask.provider === 'widget') {
    const [{ ExternalWidget }, { addForeignScript }] = await Promise.all([import('../ask/widget.ts'), import('./foreign-script.ts')])
    return new ExternalWidget(ask, addForeignScript)
  }
  const { isThere, RemoteAsk } = await import('../ask/remote.ts')
  const url = `${baseUrl}api/ask`
  if (await isThere(url)) return new RemoteAsk(url)
  const [{ EmbeddedAsk }, { stemmer }, { parseWithDom }] = await Promise.all([
    import('../ask/embedded.ts'),
    import('virtual:stemmer'),
    import('./parse-with-dom.ts'),
  ])
  return new EmbeddedAsk(baseUrl, { lang: messages.locale.lang, stemmer }, parseWithDom)
}
