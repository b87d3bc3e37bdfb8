/** Short hash of a text, ignoring differences in whitespace. */
export function nameOfText(text: string): string {
  let hash = 5381
  for (const letter of text.replace(/\s+/g, ' ').trim()) hash = (hash * 33 + letter.codePointAt(0)!) >>> 0
  return hash.toString(36)
}
