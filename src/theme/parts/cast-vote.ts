import { withBase } from '../../addresses/base-url.ts'
import type { SiteConfig } from '../../site/config.ts'

/** What readers are asked whether it helped: a page, or the answer to a question. */
export interface Vote {
  /** Of the page, or of the one that the answer rests on. */
  route: string
  helpful: boolean
  /** As that page has it; empty where it has none. Absent for a vote on the page. */
  question?: string
}

/** The server may keep silent for so long, in milliseconds. */
const PATIENCE = 10_000

/** Where votes go; `undefined` where nobody counts them. */
export function voteAddress({ feedback, baseUrl }: Pick<SiteConfig, 'feedback' | 'baseUrl'>): string | undefined {
  return feedback && (feedback.endpoint.startsWith('/') ? withBase(feedback.endpoint, baseUrl) : feedback.endpoint)
}

/** Whether the vote was counted. */
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
