import type { Speech } from '../messages/locale.ts'
import { MESSAGES_OF_ADDRESS } from '../serve/limits.ts'
import type { MessageEndpoint } from '../serve/message-endpoint.ts'
import { RateLimit } from '../serve/rate-limit.ts'
import type { SiteConfig } from '../site/config.ts'
import { onceLoaded } from '../values/once.ts'

/**
 * Creates the endpoint for the Model Context Protocol. The protocol's library is loaded with the first message, so servers that get
 * none don't have to load it.
 * @param root the built site's folder
 */
export function mcpEndpoint(
  root: string,
  { url }: Pick<SiteConfig, 'url'>,
  env: NodeJS.ProcessEnv,
  loadSpeech: () => Promise<Speech>,
): MessageEndpoint {
  const load = onceLoaded(async () => {
    const [{ BuiltSite }, { answerOverHttp }] = await Promise.all([import('../mcp/built-site.ts'), import('../mcp/http.ts')])
    const site = new BuiltSite(root, await loadSpeech())
    return { site, answerOverHttp }
  })
  return {
    path: '/mcp',
    origin: new URL(url).origin,
    async answer(message, headers, signal) {
      const { site, answerOverHttp } = await load()
      return answerOverHttp(site, { message, headers, signal })
    },
    limit: new RateLimit(MESSAGES_OF_ADDRESS),
    isBehindProxy: env.BEHIND_PROXY === '1',
  }
}
