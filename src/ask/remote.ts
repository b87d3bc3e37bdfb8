import { eventData } from './events.ts'
import { AskError, type AnswerPart, type AskContext, type AskProvider } from './provider.ts'

/** Sends questions to the site's server, which has a language model. */
export class RemoteAsk implements AskProvider {
  readonly #url: string

  constructor(url: string) {
    this.#url = url
  }

  prepare(): void {}

  async *ask(question: string, { history, currentSet, signal }: AskContext = {}): AsyncGenerator<AnswerPart> {
    try {
      const response = await fetch(this.#url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ question, history, currentSet }),
        signal: signal ?? null,
      })
      if (!response.ok || !response.body) throw new AskError(response.status === 429 || response.status === 503 ? 'busy' : 'unknown')
      for await (const data of eventData(response.body)) {
        const event = JSON.parse(data) as AnswerPart | { kind: 'failed' }
        if (event.kind === 'failed') throw new AskError('unknown')
        yield event
      }
    } catch (error) {
      signal?.throwIfAborted()
      throw error instanceof AskError ? error : new AskError('unknown', { cause: error })
    }
  }
}

/** Whether the site's server answers questions. */
export async function isThere(url: string): Promise<boolean> {
  try {
    // Other servers send the empty file with status 200, or a 404 page, which GET would download.
    return (await fetch(url, { method: 'HEAD' })).status === 204
  } catch {
    return false
  }
}
