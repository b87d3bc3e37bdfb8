/** Maximum length of a term; anything longer is a hash or a path that nobody searches for. */
const MAX_TERM = 40
/** Generated ids (cuid2), such as those in recorded responses. */
const DOCUMENT_ID = /^(?=.*\d)[a-z][a-z0-9]{23}$/
// The lookahead is bounded: scanning to the end of the word would take quadratic time.
const WORD = /\$?[\p{L}\p{N}](?:[\p{L}\p{N}'’]|[_$@:./-](?=[_$@:./-]{0,9}[\p{L}\p{N}]))*/gu
const PARTS = /\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{N}+|\p{Lo}+/gu
/** Fast path for most words: a single part without signs or accents. */
const PLAIN_WORD = /^[A-Z]?[a-z]+$/
const SEPARATORS = /[^\p{L}\p{N}$]+/gu

/** A word as it is indexed. */
export interface Word {
  /** Lowercase and without separators: `content-type` and `contentType` are both `contenttype`. */
  term: string
  /** Parts of an identifier with several words: `client.findMany` → `client`, `find`, `many`. */
  parts: string[]
}

/** A word of a text or query. */
interface Token extends Word {
  /** Offset in the text. */
  start: number
  end: number
}

/**
 * Splits a text into tokens. An identifier is one token with parts, split at camel case, hyphens, dots, colons, and underscores.
 * @returns tokens in the order of the text
 */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = []
  for (const match of text.matchAll(WORD)) {
    const written = match[0]
    const { term, parts } = analyze(written)
    if (term !== '') tokens.push({ term, parts, start: match.index, end: match.index + written.length })
  }
  return tokens
}

/** The words of a text in their original spelling, without offsets. */
export function writtenWords(text: string): string[] {
  return text.match(WORD) ?? []
}

interface Analysis {
  /** Empty if the word isn't indexed. */
  term: string
  parts: string[]
}

/** Cache: after a few pages, most words repeat. */
const analyses = new Map<string, Analysis>()
const MAX_ANALYSES = 100_000

function analyze(written: string): Analysis {
  let analysis = analyses.get(written)
  if (!analysis) {
    if (analyses.size > MAX_ANALYSES) analyses.clear()
    analyses.set(written, (analysis = analyzeWord(written)))
  }
  return analysis
}

/** Determines the term and parts of a word. */
export function analyzeWord(written: string): Analysis {
  if (PLAIN_WORD.test(written) && written.length <= MAX_TERM) return { term: written.toLowerCase(), parts: [] }
  const term = normalize(written.replace(SEPARATORS, ''))
  if (term.length > MAX_TERM || DOCUMENT_ID.test(term)) return { term: '', parts: [] }
  const parts = [...written.matchAll(PARTS)].map(([part]) => normalize(part)).filter((part) => part.length > 1 || /\p{Lo}/u.test(part))
  const isWhole = parts.length <= 1 && !term.startsWith('$')
  return { term, parts: isWhole ? [] : parts }
}

/** Lowercases letters and removes accents. */
function normalize(word: string): string {
  return word.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')
}

const STOP_WORDS = new Set(
  'a an and are as at be but by can do does for from get how i if in into is it its me my no not of on or our so that the their them then there these they this to us use using was we what when where which who why will with you your'.split(
    ' ',
  ),
)

/** Words that say nothing about a question's subject. */
export function isStopWord(term: string): boolean {
  return STOP_WORDS.has(term)
}

/** Term for a tag. Tokens never start with `#`. */
export function tagTerm(slug: string): string {
  return `#${slug}`
}
