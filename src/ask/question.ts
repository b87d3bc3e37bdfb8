import { isStopWord, tokenize, type Word } from '../search/tokens.ts'

/** Words that questions consist of, in addition to the stop words of search. */
const FILLERS = new Set(
  'able about accidentally actual actually after again all almost already also although always am another any anymore anyone anything anyway anywhere arent around away bad became because become becomes been before being best better between bit both came cannot cant certain come comes coming correct correctly could couldnt did didnt different doesnt doing done dont each easily easy else entire even ever every everybody everywhere exactly explain few friday further gave gets getting give given go goes going gone good got guys had hadnt happen happens hard has hasnt have havent having he hello help her here hers herself hey hi him himself his however id ill im isnt its itself ive just kind kinda know let lets like longer look lot lots make many may maybe me mean means might monday more most much must myself near nearly need needs never next nice nobody nor nothing now nowadays often ok okay one only other otherwise ought ourselves out over particular perhaps play please possible pretty problem properly question quite rather real really same saturday say says see seem seemed seems seen several she should shouldnt show similar simple simply since some somebody somehow someone something sometimes somewhere soon sorry specific still stuff such sunday sure take talk tell than thank thanks thats themselves theyre thing things think thinks those thought three through thursday today tomorrow tonight too toward towards tried tries trouble try trying tuesday two unable understand understood unless until up upon usual usually very wanna want wanted wants was wasnt way wednesday well were werent weve whatever whats whenever wherever whether whichever while whoever whole whom whose within without wonder wondering wont work works would wouldnt wrong wrote yes yesterday yet young youre yours yourself youve'.split(
    ' ',
  ),
)
/** Start of a follow-up question about the same subject, unless a complete question follows: "Also, how do I …?" */
const CONTINUES =
  /^(?:(?:and|but|or|so|also|then)\b(?!,? (?:are|can|does|how|is|what|when|where|which|who|why)\b)|(?:what about|how about|what if|why not|same)\b)/i
/** Refers to something mentioned before; "is there a way" and "more than one locale" don't. */
const POINTS_BACK =
  /\b(?:it|its|that|this|these|those|them|they|(?<!\b(?:are|is) )there|ones?(?= *(?:$|[?.!,]|(?:as|for|from|in|of|on|to|with)\b))|instead|same)\b/i
/** Indicates that another product is only mentioned for comparison: "In WordPress I could …, how does that work here?" */
const COMPARES =
  /\b(?:alternatives?|coming from|compared|counterpart|equivalents?|here|instead of|(?<!would |['’]d )like|as in|import(?:ed|ing)?|migrat(?:e|ed|ing|ion)|moving from|replac(?:e|es|ement)|same as|similar to|switch(?:ed|ing)?|used to|versus|vs)\b/i
/** Mentions that something fails, is missing, or is asked for a reason. */
const TROUBLE =
  /\b(?:why|not|cannot|cant|never|no|nothing|error|errors|fail\w*|wrong|missing|invalid|blank|empty|stop\w*|refus\w*|reject\w*|[45]\d\d|unable|problem|issue|broken|without|forbidden|denied|slow|lost|gone|disappear\w*)\b|n['’]t\b/i
/** Minimum number of content words for a question to be self-contained. */
const ALONE = 2

/** A content word of a question. */
export interface QuestionWord {
  word: string
  /** Parts of an identifier, searched for if the site doesn't contain the whole. */
  parts: string[]
}

/** The content words of a question, without duplicates; includes fillers if there is next to nothing else. */
export function contentWords(question: string | readonly Word[]): QuestionWord[] {
  const words = new Map<string, QuestionWord>()
  for (const { term, parts } of typeof question === 'string' ? tokenize(question) : question)
    if (!isStopWord(term)) words.set(term, { word: term, parts })
  const telling = [...words.values()].filter(isTelling)
  return telling.length < ALONE ? [...words.values()] : telling
}

/**
 * Whether a question that mentions another product may be about this one.
 * @param names names of this product
 */
export function compares(question: string, names: string[]): boolean {
  return COMPARES.test(question) || tokenize(question).some(({ term }) => names.includes(term))
}

/** Whether a question asks for the reason of something, which is usually a failure. */
export function asksWhy(question: string): boolean {
  return /^why\b/i.test(question)
}

/** Whether a question mentions a failure, an absence, or a reason. */
export function mentionsTrouble(question: string): boolean {
  return TROUBLE.test(question)
}

function isTelling({ word }: QuestionWord): boolean {
  return !FILLERS.has(word)
}

/**
 * Joins neighboring words: "find many" or "log in" may mean `findMany` and `login`. The first one must be a content word, since
 * "the post" isn't a compound and looking it up costs a request.
 */
export function compoundsOf(question: string): string[] {
  const words = tokenize(question).map(({ term }) => term)
  return words.slice(1).flatMap((word, index) => {
    const first = words[index]!
    return isStopWord(first) || FILLERS.has(first) ? [] : [first + word]
  })
}

/** Whether a pronoun refers to something outside the question. In "I deleted an entry, can I restore it?", it doesn't. */
function pointsBack(question: string): boolean {
  const pointer = POINTS_BACK.exec(question)
  return pointer !== null && contentWords(question.slice(0, pointer.index)).filter(isTelling).length < ALONE
}

/**
 * The words to look for: a follow-up question ("and for PostgreSQL?", "how do I delete it?") inherits the subject of earlier
 * ones.
 * @param history earlier questions, oldest first
 */
export function topicOf(question: string, history: string[]): { words: QuestionWord[]; carried: QuestionWord[] } {
  const words = contentWords(question)
  const last = history.at(-1)
  const own = words.filter(isTelling).length
  const isFollowUp = CONTINUES.test(question.trim()) || own < ALONE || (own < 4 && pointsBack(question))
  if (last === undefined || !isFollowUp) return { words, carried: [] }
  const before = topicOf(last, history.slice(0, -1))
  const carried = [...before.words, ...before.carried].filter(({ word }) => !words.some((own) => own.word === word))
  return { words, carried }
}
