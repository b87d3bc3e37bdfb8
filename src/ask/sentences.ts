const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })
/** Ends that aren't ends of sentences. */
const ABBREVIATION = /\b(?:e\.g|i\.e|etc|vs|cf|approx|no)\.\s*$/i

export function sentencesOf(text: string): string[] {
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
