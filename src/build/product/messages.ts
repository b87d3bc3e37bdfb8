import { existsSync } from 'node:fs'
import { join } from 'node:path'
import en from '../../messages/en.ts'
import type { Messages } from '../../messages/messages.ts'
import { engineKey } from '../cache/engine-key.ts'
import { keyOf } from '../cache/module-graph.ts'
import { engineRoot } from '../engine-root.ts'
import { UserError } from '../errors/user-error.ts'
import { loadModule } from './modules.ts'

/** The language of a product, and the files that it comes from. */
interface LoadedMessages {
  messages: Messages
  file: string
  /** Files that it was read from. */
  files: string[]
  /** Names what its sentences are. */
  key: string
}

/** What the engine says without being told otherwise. */
export function english(): LoadedMessages {
  return { messages: en, file: join(engineRoot, ENGLISH), files: [], key: engineKey(ENGLISH) }
}

const ENGLISH = 'src/messages/en.ts'

/** A language may have nothing that finds the stem of a word. */
const OPTIONAL = 'locale.stemmer'

/**
 * Loads the language that a product's configuration names.
 * @param path from the product's folder; English without it
 * @throws UserError when there is no such file, or a sentence is missing in it; what the module throws
 */
export async function loadMessages(root: string, path: string | undefined, cacheDir: string): Promise<LoadedMessages> {
  if (path === undefined) return english()
  const file = join(root, path)
  if (!existsSync(file)) throw new UserError(`site.config.ts: messages: there is no file ${path}.`)
  const [first, later] = await Promise.all(['first', 'later'].map((name) => loadModule({ root, path, name, cacheDir })))
  const messages: unknown = Object.assign({}, first!.exports, later!.exports)
  const missing = missingKeys(en, messages).filter((key) => key !== OPTIONAL)
  if (missing.length > 0) throw new UserError(`${path}: messages are missing: ${missing.join(', ')}.`)
  const { graph } = first!
  return { messages: messages as Messages, file, files: Object.keys(graph.inputs), key: keyOf(graph, [file]) }
}

/** Names of what a language should have and hasn't, such as `search.cancel`. */
function missingKeys(model: object, given: unknown, prefix = ''): string[] {
  return Object.entries(model).flatMap(([key, value]: [string, unknown]) => {
    const own = (given as Record<string, unknown> | undefined)?.[key]
    if (isGroup(value)) return missingKeys(value, own, `${prefix}${key}.`)
    return typeof own === typeof value ? [] : [prefix + key]
  })
}

function isGroup(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
}
