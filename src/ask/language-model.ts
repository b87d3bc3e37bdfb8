import { defined } from '../values/defined.ts'
import type { AnswerWriter } from './answer.ts'
import { messagesFor } from './prompt.ts'

// Types for the parts of the browser's Prompt API (webmachinelearning.github.io/prompt-api) that are used here.

interface LanguageModelSession {
  promptStreaming(input: string, options?: { signal?: AbortSignal }): ReadableStream<string>
  destroy(): void
}

interface LanguageModelOptions {
  expectedInputs?: Array<{ type: 'text'; languages: string[] }>
  expectedOutputs?: Array<{ type: 'text'; languages: string[] }>
  initialPrompts?: Array<{ role: string; content: string }>
  signal?: AbortSignal
}

interface LanguageModelApi {
  availability(options?: LanguageModelOptions): Promise<'unavailable' | 'downloadable' | 'downloading' | 'available'>
  create(options?: LanguageModelOptions): Promise<LanguageModelSession>
}

/**
 * Creates a writer that uses the browser's own language model; `undefined` if it isn't available. Never starts a download of the
 * model, which has gigabytes and needs the reader's consent.
 */
export async function browserWriter(
  lang: string,
  api = (globalThis as { LanguageModel?: LanguageModelApi }).LanguageModel,
): Promise<AnswerWriter | undefined> {
  const text = [{ type: 'text' as const, languages: [lang] }]
  const options: LanguageModelOptions = { expectedInputs: text, expectedOutputs: text }
  try {
    if (!api || (await api.availability(options)) !== 'available') return undefined
  } catch {
    return undefined
  }
  return async function* (question, passages, { history, signal, lang }) {
    const [system, user] = messagesFor({ question, passages, history, lang })
    const session = await api.create(defined({ ...options, initialPrompts: [system!], signal }))
    try {
      const reader = session.promptStreaming(user!.content, defined({ signal })).getReader()
      for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value
    } finally {
      session.destroy()
    }
  }
}
