/** Ids of documents, of which a sample makes one after the other. */
const ID = /(?<![\w/-])[a-z](?=[a-z]*\d)[a-z\d]{23}(?![\w-])/g
/** Times at which samples run: the clock goes on with each id that is made. */
const TIME = /2024-09-16T\d\d:\d\d:\d\d(?:\.\d{3})?Z/g
/** What names an uploaded file, what is kept of a password, a token that is signed by the second, and 16 random bytes. */
const HASH = /_[\da-f]{10}(?=[_.",]|$)/g
const PASSWORD = /\$2[aby]\$\d\d\$[./A-Za-z\d]{53}/g
const TOKEN = /\beyJ[\w-]+\.[\w-]+\.[\w-]+/g
const RANDOM = /(?<![\w+/])[\w+/]{22}==(?!=)/g
/** Strapi's own version, and in a table of what is exported how large that is, which is as wide as its column. */
const VERSION = /(?<![\w.])5\.\d+\.\d+(?:-rc\.\d+)?(?![\w.])/g
const SIZE = /(?<=│.*) *\d+(?:\.\d+)? [KMG]?B\b */g

/** When a document was made. */
const MADE = new Set(['createdAt', 'updatedAt'])

/**
 * A value of another version, with what depends on how often something was counted before as the documented version has it: ids of
 * documents that the sample makes, numbers of rows, times, hashes; and how large the library makes pictures.
 * @param known ids that the content of both versions has from the start: those mean something
 */
export function adopt(model: unknown, value: unknown, known: ReadonlySet<string>, key = ''): unknown {
  // Where in its own code something happened.
  if (key === 'stacktrace') return model ?? value
  if (typeof value === 'string') return typeof model === 'string' ? adoptText(model, value, known) : value
  if (typeof value === 'number') return typeof model === 'number' && /^(?:id|iat|exp|size|sizeInBytes)$/.test(key) ? model : value
  if (Array.isArray(value)) return value.map((each, index) => adopt(Array.isArray(model) ? model[index] : undefined, each, known, key))
  if (value === null || typeof value !== 'object') return value
  const other = model !== null && typeof model === 'object' && !Array.isArray(model) ? (model as Record<string, unknown>) : {}
  const adopted = Object.fromEntries(Object.entries(value).map(([name, each]) => [name, adopt(other[name], each, known, name)]))
  // What got its id at another time was made then, too.
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

/** A text of another version, line by line. */
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
      // Bundlers number what two modules call the same.
      .replace(/\bstrapi\d\b/g, 'strapi')
  )
}
