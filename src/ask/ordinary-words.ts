/**
 * Everyday words, which say little about a question's subject: a question about the meaning of life isn't answered by
 * documentation that contains "life". English, like the stop words. Only words that documentation may contain, since readers
 * download the list.
 */
const ORDINARY_WORDS = new Set(
  [
    'age animal apartment birthday body boss business chef child children christmas city cook cooking country day days dead degree',
    'died difference drive driver driving employee employees food foot found founded founding future garden guy hand head health',
    'house hour idea invented job jobs july kitchen land law lawyer life lives living magic married math meaning money monkey',
    'month morning night ocean office old parents party people person phone population rich season september shoes shop sleep',
    'sport staff star stock street student students summer tea teacher team train travel tree university visit wait week weight',
    'win window wine winter word words world year years',
  ]
    .join(' ')
    .split(' '),
)

/** Whether a word is in the list of everyday words. */
export function isOrdinaryWord(word: string): boolean {
  return ORDINARY_WORDS.has(word)
}
