import type { Option } from './option.ts'

/** Documents that a response has shown, with the endpoint that they are read and changed at. */
export interface Documents {
  endpoint: string
  options: Option[]
}

/** Strings that every document has don't tell one from another. */
const NAMES_NOTHING: ReadonlySet<string> = new Set(['documentId', 'createdAt', 'updatedAt', 'publishedAt', 'locale'])

/** The documents of a response, so that one can be chosen for the next request. */
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
