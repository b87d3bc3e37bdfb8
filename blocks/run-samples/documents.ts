import type { Option } from './option.ts'

/** Documents in a response, with their endpoint. */
export interface Documents {
  endpoint: string
  options: Option[]
}

/** String attributes that don't describe a document. */
const NAMES_NOTHING: ReadonlySet<string> = new Set(['documentId', 'createdAt', 'updatedAt', 'publishedAt', 'locale'])

/** Returns the documents of a REST response as suggestions for the next request; `undefined` if there are none. */
export function documentsIn(path: string, body: string): Documents | undefined {
  const endpoint = /^\/api\/([^/?]+)/.exec(path)?.[1]
  if (endpoint === undefined) return undefined
  try {
    const { data } = JSON.parse(body) as { data?: unknown }
    const options = [data].flat().flatMap((entry) => optionOf(entry) ?? [])
    return options.length === 0 ? undefined : { endpoint, options }
  } catch {
    return undefined
  }
}

function optionOf(entry: unknown): Option | undefined {
  const { documentId } = (entry ?? {}) as { documentId?: unknown }
  if (typeof documentId !== 'string') return undefined
  const name = Object.entries(entry as object).find(([key, value]) => typeof value === 'string' && !NAMES_NOTHING.has(key))
  return { text: documentId, detail: name ? String(name[1]) : '' }
}
