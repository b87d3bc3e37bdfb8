/** Ends that aren't ends of sentences. */
const ABBREVIATION = /\b(?:e\.g|i\.e|etc|vs|cf|approx|no)\.\s*$/i

export function sentencesOf(text: string, lang: string): string[] {
  const segmenter = new Intl.Segmenter(lang, { granularity: 'sentence' })
  const sentences: string[] = []
  let begun = ''
  for (const { segment } of segmenter.segment(text)) {
    begun += segment
    if (ABBREVIATION.test(begun)) continue
    sentences.push(begun.trim())
    begun = ''
  }
  if (begun.trim() !== '') sentences.push(begun.trim())
  return sentences
}
