import { withBase } from '../../addresses/base-url.ts'
import type { SiteConfig } from '../../site/config.ts'

/** A vote on a page, or on the answer to a question. */
export interface Vote {
  /** Route of the page, or of the answer's main source. */
  route: string
  helpful: boolean
  /** The authors' question that was used; empty for other answers. Omitted for votes on a page. */
  question?: string
}

/** Request timeout in milliseconds. */
const PATIENCE = 10_000

/** Returns the URL for votes; `undefined` if the site doesn't collect them. */
export function voteAddress({ feedback, baseUrl }: Pick<SiteConfig, 'feedback' | 'baseUrl'>): string | undefined {
  return feedback && (feedback.endpoint.startsWith('/') ? withBase(feedback.endpoint, baseUrl) : feedback.endpoint)
}

/** Sends a vote; returns whether it was recorded. Never rejects. */
export async function castVote(address: string, vote: Vote): Promise<boolean> {
  try {
    const { ok } = await fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(vote),
      signal: AbortSignal.timeout(PATIENCE),
    })
    return ok
  } catch {
    return false
  }
}
