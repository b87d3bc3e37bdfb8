import { isStopWord, tokenize } from '../search/tokens.ts'

/** Words that a question may be built with, beside those that search leaves out. */
const FILLERS = new Set(
  'able about accidentally actual actually after again all almost already also although always am another any anymore anyone anything anyway anywhere arent around away bad became because become becomes been before being best better between bit both came cannot cant certain come comes coming correct correctly could couldnt did didnt different doesnt doing done dont each easily easy else entire even ever every everybody everywhere exactly explain few friday further gave gets getting give given go goes going gone good got guys had hadnt happen happens hard has hasnt have havent having he hello help her here hers herself hey hi him himself his however id ill im isnt its itself ive just kind kinda know let lets like longer look lot lots make many may maybe me mean means might monday more most much must myself near nearly need needs never next nice nobody nor nothing now nowadays often ok okay one only other otherwise ought ourselves out over particular perhaps play please possible pretty problem properly question quite rather real really same saturday say says see seem seemed seems seen several she should shouldnt show similar simple simply since some somebody somehow someone something sometimes somewhere soon sorry specific still stuff such sunday sure take talk tell than thank thanks thats themselves theyre thing things think thinks those thought three through thursday today tomorrow tonight too toward towards tried tries trouble try trying tuesday two unable understand understood unless until up upon usual usually very wanna want wanted wants was wasnt way wednesday well were werent weve whatever whats whenever wherever whether whichever while whoever whole whom whose within without wonder wondering wont work works would wouldnt wrong wrote yes yesterday yet young youre yours yourself youve'.split(
    ' ',
  ),
)
/** Begins a question that means the subject of the one before, unless a whole question follows: "Also, how do I …?" */
const CONTINUES =
  /^(?:(?:and|but|or|so|also|then)\b(?!,? (?:are|can|does|how|is|what|when|where|which|who|why)\b)|(?:what about|how about|what if|why not|same)\b)/i
/** Stands for something; "is there a way" and "more than one locale" don't. */
const POINTS_BACK =
  /\b(?:it|its|that|this|these|those|them|they|(?<!\b(?:are|is) )there|ones?(?= *(?:$|[?.!,]|(?:as|for|from|in|of|on|to|with)\b))|instead|same)\b/i
/** Says that another product is only what the reader knows: "In WordPress I could …, how does that work here?" */
const COMPARES =
  /\b(?:alternatives?|coming from|compared|counterpart|equivalents?|here|instead of|(?<!would |['’]d )like|as in|import(?:ed|ing)?|migrat(?:e|ed|ing|ion)|moving from|replac(?:e|es|ement)|same as|similar to|switch(?:ed|ing)?|used to|versus|vs)\b/i
/** A question with fewer words of its own than this can't stand alone. */
const ALONE = 2

/** A word of a question that says what it is about. */
export interface QuestionWord {
  word: string
  /** What an identifier is made of; asked for where the site doesn't have the whole. */
  parts: string[]
}

/** The words of a question that say what it is about, each once; fillers, too, where there is next to nothing else. */
export function contentWords(question: string): QuestionWord[] {
  const words = new Map<string, QuestionWord>()
  for (const { term, parts } of tokenize(question)) if (!isStopWord(term)) words.set(term, { word: term, parts })
  const telling = [...words.values()].filter(isTelling)
  return telling.length < ALONE ? [...words.values()] : telling
}

/**
 * Whether a question that names another product may be about this one.
 * @param names what this one is called
 */
export function compares(question: string, names: string[]): boolean {
  return COMPARES.test(question) || tokenize(question).some(({ term }) => names.includes(term))
}

function isTelling({ word }: QuestionWord): boolean {
  return !FILLERS.has(word)
}

/**
 * Neighbors written as one word: who asks how to "find many" or "log in" may mean `findMany` and "login". The first one says something:
 * "the post" is no word, and looking for it costs a file.
 */
export function compoundsOf(question: string): string[] {
  const words = tokenize(question).map(({ term }) => term)
  return words.slice(1).flatMap((word, index) => {
    const first = words[index]!
    return isStopWord(first) || FILLERS.has(first) ? [] : [first + word]
  })
}

/** Whether something is meant that the question itself hasn't said before: "I deleted an entry, can I restore it?" has. */
function pointsBack(question: string): boolean {
  const pointer = POINTS_BACK.exec(question)
  return pointer !== null && contentWords(question.slice(0, pointer.index)).filter(isTelling).length < ALONE
}

/**
 * What is looked for: a follow-up question ("and for PostgreSQL?", "how do I delete it?") keeps the subject of those before.
 * @param history the questions before, the first one first
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
