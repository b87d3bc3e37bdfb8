/** Longest term kept; what is longer is a hash or a path that nobody types. */
const MAX_TERM = 40
/** Generated ids (cuid2), such as those in recorded answers. */
const DOCUMENT_ID = /^(?=.*\d)[a-z][a-z0-9]{23}$/
// Looks ahead as far as the next letter: to the word's end, it would take the square of a long one's length.
const WORD = /\$?[\p{L}\p{N}](?:[\p{L}\p{N}'’]|[_$@:./-](?=[_$@:./-]{0,9}[\p{L}\p{N}]))*/gu
const PARTS = /\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{N}+|\p{Lo}+/gu
/** Most words: one part, no signs, no accents. */
const PLAIN_WORD = /^[A-Z]?[a-z]+$/
const SEPARATORS = /[^\p{L}\p{N}$]+/gu

/** A word of a text, or of a query, as the index knows it. */
interface Token {
  /** Lower case, without what joins its parts: `content-type` and `contentType` are `contenttype`. */
  term: string
  /** What an identifier is made of, when it is more than one word: `client.findMany` → `client`, `find`, `many`. */
  parts: string[]
  /** Where it stands in the text. */
  start: number
  end: number
}

/**
 * Cuts a text into terms. Identifiers stay whole and are cut too: camel case, kebab, dots, colons, underscores, `$`.
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

/** The words of a text as they are written, for those who don't need to know where they stand. */
export function writtenWords(text: string): string[] {
  return text.match(WORD) ?? []
}

/** What a word means to the index. */
interface Analysis {
  /** Empty when the word isn't kept. */
  term: string
  parts: string[]
}

/** Words repeat: most of a text is in here after its first pages. */
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

/** What a word is, wherever it stands. */
export function analyzeWord(written: string): Analysis {
  if (PLAIN_WORD.test(written) && written.length <= MAX_TERM) return { term: written.toLowerCase(), parts: [] }
  const term = normalize(written.replace(SEPARATORS, ''))
  if (term.length > MAX_TERM || DOCUMENT_ID.test(term)) return { term: '', parts: [] }
  const parts = [...written.matchAll(PARTS)].map(([part]) => normalize(part)).filter((part) => part.length > 1 || /\p{Lo}/u.test(part))
  const isWhole = parts.length <= 1 && !term.startsWith('$')
  return { term, parts: isWhole ? [] : parts }
}

/** Letters without case and accents. */
function normalize(word: string): string {
  return word.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')
}

const STOP_WORDS = new Set(
  'a an and are as at be but by can do does for from get how i if in into is it its me my no not of on or our so that the their them then there these they this to us use using was we what when where which who why will with you your'.split(
    ' ',
  ),
)

/** Words that a question is built with, and that say nothing about what is asked. */
export function isStopWord(term: string): boolean {
  return STOP_WORDS.has(term)
}

/** A term that stands for a tag; no text produces it. */
export function tagTerm(slug: string): string {
  return `#${slug}`
}
