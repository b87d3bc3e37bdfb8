import { existsSync } from 'node:fs'
import { join } from 'node:path'
import en from '../../messages/en.ts'
import type { Messages } from '../../messages/messages.ts'
import { engineKey } from '../cache/engine-key.ts'
import { keyOf } from '../cache/module-graph.ts'
import { engineRoot } from '../engine-root.ts'
import { UserError } from '../errors/user-error.ts'
import { loadModule } from './modules.ts'

/** A product's messages and the files that they were loaded from. */
interface LoadedMessages {
  messages: Messages
  file: string
  /** All files that were read for it. */
  files: string[]
  /** Cache key of the messages. */
  key: string
}

/** Returns the default messages. */
export function english(): LoadedMessages {
  return { messages: en, file: join(engineRoot, ENGLISH), files: [], key: engineKey(ENGLISH) }
}

const ENGLISH = 'src/messages/en.ts'

/** The only optional message, since not every language has a stemmer. */
const OPTIONAL = 'locale.stemmer'

/**
 * Loads the messages that a product's configuration names.
 * @param path relative to the product's folder; English if it's undefined
 * @throws UserError if the file doesn't exist or lacks messages; any error that the module throws
 */
export async function readMessages(root: string, path: string | undefined, cacheDir: string): Promise<LoadedMessages> {
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

/** Keys of missing messages, such as `search.cancel`. */
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
