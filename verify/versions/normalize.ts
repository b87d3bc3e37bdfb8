/** Document IDs that samples generate. */
const ID = /(?<![\w/-])[a-z](?=[a-z]*\d)[a-z\d]{23}(?![\w-])/g
/** Times of running samples, which advance with each generated ID. */
const TIME = /2024-09-16T\d\d:\d\d:\d\d(?:\.\d{3})?Z/g
/** Hashes in file names, password hashes, signed tokens, and 16 random bytes in Base64. */
const HASH = /_[\da-f]{10}(?=[_.",]|$)/g
const PASSWORD = /\$2[aby]\$\d\d\$[./A-Za-z\d]{53}/g
const TOKEN = /\beyJ[\w-]+\.[\w-]+\.[\w-]+/g
const RANDOM = /(?<![\w+/])[\w+/]{22}==(?!=)/g
/** Strapi's version, and sizes in the table of an export, padded to the column's width. */
const VERSION = /(?<![\w.])5\.\d+\.\d+(?:-rc\.\d+)?(?![\w.])/g
const SIZE = /(?<=│.*) *\d+(?:\.\d+)? [KMG]?B\b */g

/** Times of a document's creation and update. */
const MADE = new Set(['createdAt', 'updatedAt'])

/**
 * Replaces parts of another version's value that depend on counters with the documented version's: generated IDs, row numbers, times, and
 * hashes; also sizes of pictures.
 * @param known IDs of initial documents in both versions, which must not be replaced
 */
export function adopt(model: unknown, value: unknown, known: ReadonlySet<string>, key = ''): unknown {
  // A stack trace contains code locations.
  if (key === 'stacktrace') return model ?? value
  if (typeof value === 'string') return typeof model === 'string' ? adoptText(model, value, known) : value
  if (typeof value === 'number') return typeof model === 'number' && /^(?:id|iat|exp|size|sizeInBytes)$/.test(key) ? model : value
  if (Array.isArray(value)) return value.map((each, index) => adopt(Array.isArray(model) ? model[index] : undefined, each, known, key))
  if (value === null || typeof value !== 'object') return value
  const other = model !== null && typeof model === 'object' && !Array.isArray(model) ? (model as Record<string, unknown>) : {}
  const adopted = Object.fromEntries(Object.entries(value).map(([name, each]) => [name, adopt(other[name], each, known, name)]))
  // A document with another ID was also created at another time.
  const isOwn = 'documentId' in value && value.documentId !== adopted.documentId
  return isOwn
    ? {
        ...adopted,
        ...pick(
          other,
          Object.keys(adopted).filter((name) => MADE.has(name)),
        ),
      }
    : adopted
}

function pick(from: Record<string, unknown>, names: string[]): Record<string, unknown> {
  return Object.fromEntries(names.filter((name) => typeof from[name] === 'string').map((name) => [name, from[name]]))
}

/** Applies this to a text line by line. */
export function adoptText(model: string, text: string, known: ReadonlySet<string>): string {
  const lines = model.split('\n')
  return text
    .split('\n')
    .map((line, index) => (plain(line, known) === plain(lines[index] ?? '', known) ? lines[index]! : line))
    .join('\n')
}

function plain(text: string, known: ReadonlySet<string>): string {
  return (
    text
      .replace(ID, (id) => (known.has(id) ? id : 'document'))
      .replace(TIME, 'time')
      .replace(HASH, '_hash')
      .replace(TOKEN, 'token')
      .replace(RANDOM, 'random')
      .replace(PASSWORD, 'password')
      .replace(VERSION, 'version')
      .replace(SIZE, ' size ')
      // Bundlers add numbers to duplicate names.
      .replace(/\bstrapi\d\b/g, 'strapi')
  )
}
