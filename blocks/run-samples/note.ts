/** Metadata of a sample that the page carries but doesn't show. */
export interface Note {
  /** A REST request, a GraphQL operation, its variables, or code that runs inside Strapi. */
  kind: 'request' | 'graphql' | 'variables' | 'code'
  /** Sender, from the verification mark's `as=`. */
  as?: string
  /** Whether the sample continues from the previous one. */
  after: boolean
}

const REQUEST = /^(?:GET|POST|PUT|DELETE) \/(?:api\/(?!(?:auth|upload|users)\b)|graphql\b)/
/** Mutations of accounts and files, which the playground doesn't have. */
const ELSEWHERE_MUTATION =
  /\b(?:login|register|forgotPassword|resetPassword|changePassword|emailConfirmation|(?:create|update|delete)(?:UsersPermissions(?:User|Role)|UploadFile))\s*\(/
const AFTER = 'after'
/** The default kind, which notes omit. */
const REST = 'request'
const KINDS = ['graphql', 'variables', 'code'] as const

/** Verification options that need an environment the browser lacks: another application or a framework. */
const ELSEWHERE = /\b(?:in|by)=/

/** Returns the note of a fence that can run in the browser; `undefined` for others. */
export function writeNote({ language, code, verify }: { language: string; code: string; verify: string | undefined }): string | undefined {
  if (verify === undefined || ELSEWHERE.test(verify)) return undefined
  const [kind, ...words] = verify.split(/\s+/)
  const of = kindOf({ kind, language, code })
  return of && [...(of === REST ? [] : [of]), ...words.filter((word) => word === AFTER || word.startsWith('as='))].join(' ')
}

function kindOf({ kind, language, code }: { kind: string | undefined; language: string; code: string }): Note['kind'] | undefined {
  if (kind === 'rest' && language === 'http' && REQUEST.test(code)) return 'request'
  if (kind === 'document-service' && language === 'js') return 'code'
  if (kind === 'graphql' && ELSEWHERE_MUTATION.test(code)) return undefined
  return kind === 'graphql' || kind === 'variables' ? kind : undefined
}

/** Parses the output of `writeNote`. */
export function readNote(note: string): Note {
  const words = note.split(' ')
  const kind = KINDS.find((each) => words.includes(each)) ?? REST
  const as = words.find((word) => word.startsWith('as='))?.slice(3)
  return { kind, ...(as !== undefined && { as }), after: words.includes(AFTER) }
}
