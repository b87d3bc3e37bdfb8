import { join } from 'node:path'
import { POSTS_OF_ADDRESS } from '../serve/limits.ts'
import { RateLimit } from '../serve/rate-limit.ts'
import type { VoteEndpoint } from '../serve/vote-endpoint.ts'
import { VoteFile } from '../serve/vote-file.ts'
import type { SiteConfig } from '../site/config.ts'

/**
 * What counts votes on pages, where the site says that its own server does. VOTES_FILE of the environment names the file.
 * @param root folder of the product, where the file is without a name
 */
export function voteEndpoint({ feedback }: Pick<SiteConfig, 'feedback'>, root: string, env: NodeJS.ProcessEnv): VoteEndpoint | undefined {
  if (!feedback?.endpoint.startsWith('/')) return undefined
  return {
    path: feedback.endpoint,
    votes: new VoteFile(env.VOTES_FILE || join(root, 'votes.json')),
    limit: new RateLimit(POSTS_OF_ADDRESS),
    isBehindProxy: env.BEHIND_PROXY === '1',
  }
}
