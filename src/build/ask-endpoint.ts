import { join } from 'node:path'
import { stat } from 'node:fs/promises'
import { ASK, SEARCH_MANIFEST } from '../addresses/site-files.ts'
import { modelAnswerer, readRequest, type AskRequest } from '../ask/endpoint.ts'
import { openLibrary } from '../ask/built-library.ts'
import type { Library } from '../ask/retrieve.ts'
import type { Speech } from '../messages/locale.ts'
import { POSTS_OF_ADDRESS } from '../serve/limits.ts'
import { RateLimit } from '../serve/rate-limit.ts'
import type { StreamEndpoint } from '../serve/stream-endpoint.ts'
import { UserError } from './errors/user-error.ts'

/** Loads the site's language and its stemmer. */
type LoadSpeech = () => Promise<Speech>

/**
 * Creates the endpoint that answers questions with a model, configured by ASK_BASE_URL, ASK_MODEL, and ASK_API_KEY.
 * @param root the built site's folder
 * @returns `undefined` if none of the variables is set
 * @throws UserError if only some of them are set or the URL is invalid
 */
export function askEndpoint(root: string, env: NodeJS.ProcessEnv, loadSpeech: LoadSpeech): StreamEndpoint | undefined {
  const { ASK_BASE_URL: baseUrl, ASK_MODEL: model, ASK_API_KEY: apiKey, BEHIND_PROXY: proxy } = env
  if (!baseUrl && !model && !apiKey) return undefined
  if (!baseUrl || !model || !apiKey) throw new UserError('Set all of ASK_BASE_URL, ASK_MODEL, and ASK_API_KEY, or none of them.')
  if (!URL.canParse(baseUrl)) throw new UserError(`ASK_BASE_URL must be a URL, not "${baseUrl}".`)
  const answer = modelAnswerer({ baseUrl, model, apiKey }, latestLibrary(root, loadSpeech))
  return {
    path: `/${ASK}`,
    read: readRequest,
    answer: (input, signal) => answer(input as AskRequest, signal),
    limit: new RateLimit(POSTS_OF_ADDRESS),
    isBehindProxy: proxy === '1',
  }
}

/** Returns the library of the current build, and reopens it when the manifest has been replaced. */
function latestLibrary(root: string, loadSpeech: LoadSpeech): () => Promise<Library> {
  let opened: { stamp: string; library: Promise<Library> } | undefined
  return async () => {
    const manifest = await stat(join(root, SEARCH_MANIFEST)).catch((error: unknown) => {
      // During the swap of two builds, the folder is missing for a moment.
      if (opened === undefined) throw error
    })
    if (manifest === undefined) return opened!.library
    const { mtimeMs, ino } = manifest
    const stamp = `${ino} ${mtimeMs}`
    if (opened?.stamp !== stamp) {
      opened = { stamp, library: openLibrary(root, await loadSpeech()) }
      opened.library.catch(() => (opened = undefined))
    }
    return opened.library
  }
}
