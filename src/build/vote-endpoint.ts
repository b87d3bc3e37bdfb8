import { join } from 'node:path'
import { POSTS_OF_ADDRESS } from '../serve/limits.ts'
import { RateLimit } from '../serve/rate-limit.ts'
import type { VoteEndpoint } from '../serve/vote-endpoint.ts'
import { VoteFile } from '../serve/vote-file.ts'
import type { SiteConfig } from '../site/config.ts'

/**
 * Creates the endpoint that counts votes on pages; `undefined` if the site doesn't send votes to its own server. The environment
 * variable VOTES_FILE sets the file.
 * @param root the product's folder, which contains the default file `votes.json`
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
