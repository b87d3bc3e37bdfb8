/** Kinds of samples. */
const kinds = [
  'rest',
  'file',
  'graphql',
  'document-service',
  'app',
  'ts',
  'build',
  'cli',
  'walkthrough',
  'variables',
  'response',
  'effect',
] as const
export type Kind = (typeof kinds)[number]

/** A parsed `verify=` attribute. */
export interface Mark {
  kind: Kind
  /** Expected HTTP status; 2xx by default. */
  status?: number
  /** Sender of the request: a name in `credentials.ts`. */
  as?: string
  /** Scratch application that contains the file, or runs the sample. */
  in?: string
  /** Framework that calls the sample, or whose project contains the file: a program in `frameworks/`. */
  by?: string
  /** Whether the sample continues from the previous one instead of the fixture. */
  after: boolean
  /** Whether the sample must throw an error, which is its answer. */
  throws: boolean
  /** Whether the application must fail to start; its error is the answer. */
  fails: boolean
  /** Whether the page doesn't show the effect. */
  hidden: boolean
  /** Paths that recorded responses omit. */
  omit: string[]
  /** `path:key,key`: keys to keep in the objects at a path. */
  keep: Array<{ path: string; keys: string[] }>
}

/** A sample that isn't run, and the reason. */
export interface Excuse {
  kind: 'no'
  reason: string
}

const flags = ['after', 'throws', 'fails', 'hidden'] as const

/**
 * Parses a fence's mark, such as `rest status=404` or `no: needs an SMTP server`.
 * @throws {Error} that describes the problem
 */
export function parseMark(text: string): Mark | Excuse {
  const excuse = /^no\b:?\s*(.*)$/s.exec(text.trim())
  if (excuse) {
    if (!excuse[1]) throw new Error('"no" needs a reason: verify="no: why it can’t be run".')
    return { kind: 'no', reason: excuse[1] }
  }
  const [kind = '', ...words] = text.trim().split(/\s+/)
  if (!isKind(kind)) throw new Error(`Unknown kind of sample "${kind}". Available: ${kinds.join(', ')}, no: reason.`)
  const mark: Mark = { kind, after: false, throws: false, fails: false, hidden: false, omit: [], keep: [] }
  for (const word of words) readWord(mark, word)
  return mark
}

function readWord(mark: Mark, word: string): void {
  const [key = '', value] = split(word, '=')
  if (value === undefined) {
    if (!(flags as readonly string[]).includes(key)) throw new Error(`Unknown word "${word}" in the mark. Known: ${flags.join(', ')}.`)
    mark[key as (typeof flags)[number]] = true
    return
  }
  switch (key) {
    case 'status':
      if (!/^[1-5]\d\d$/.test(value)) throw new Error(`"${value}" isn’t an HTTP status.`)
      mark.status = Number(value)
      return
    case 'as':
      mark.as = value
      return
    case 'in':
      mark.in = value
      return
    case 'by':
      mark.by = value
      return
    case 'omit':
      mark.omit.push(...value.split(','))
      return
    case 'keep': {
      const [path = '', keys] = split(value, ':')
      if (!keys) throw new Error(`keep needs the keys to keep, as in keep=data.*:name,slug, not "${value}".`)
      mark.keep.push({ path, keys: keys.split(',') })
      return
    }
    default:
      throw new Error(`Unknown setting "${key}" in the mark. Known: status, as, in, by, omit, keep.`)
  }
}

function isKind(word: string): word is Kind {
  return (kinds as readonly string[]).includes(word)
}

function split(text: string, separator: string): [string, string | undefined] {
  const at = text.indexOf(separator)
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)]
}
