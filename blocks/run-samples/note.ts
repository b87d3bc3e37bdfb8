/** What the page tells of a sample, beside what it shows. */
export interface Note {
  /** A request as it is sent, a GraphQL operation, its variables, or code that runs inside of Strapi. */
  kind: 'request' | 'graphql' | 'variables' | 'code'
  /** Who sends it: a name of the verification's `as=`. */
  as?: string
  /** It goes on where the sample before it ended. */
  after: boolean
}

const REQUEST = /^(?:GET|POST|PUT|DELETE) \/(?:api\/(?!(?:auth|upload|users)\b)|graphql\b)/
const AFTER = 'after'
/** The usual kind has no word in a note. */
const REST = 'request'
const KINDS = ['graphql', 'variables', 'code'] as const

/** Words of a mark that need what only the server of the verification has: another application, a framework. */
const ELSEWHERE = /\b(?:in|by)=/

/** The note of a fence that runs in the browser; `undefined` for all others. */
export function writeNote({ language, code, verify }: { language: string; code: string; verify: string | undefined }): string | undefined {
  if (verify === undefined || ELSEWHERE.test(verify)) return undefined
  const [kind, ...words] = verify.split(/\s+/)
  const of = kindOf({ kind, language, code })
  return of && [...(of === REST ? [] : [of]), ...words.filter((word) => word === AFTER || word.startsWith('as='))].join(' ')
}

function kindOf({ kind, language, code }: { kind: string | undefined; language: string; code: string }): Note['kind'] | undefined {
  if (kind === 'rest' && language === 'http' && REQUEST.test(code)) return 'request'
  if (kind === 'document-service' && language === 'js') return 'code'
  return kind === 'graphql' || kind === 'variables' ? kind : undefined
}

/** What `writeNote` wrote. */
export function readNote(note: string): Note {
  const words = note.split(' ')
  const kind = KINDS.find((each) => words.includes(each)) ?? REST
  const as = words.find((word) => word.startsWith('as='))?.slice(3)
  return { kind, ...(as !== undefined && { as }), after: words.includes(AFTER) }
}
