/** Text without characters that have a meaning in Markdown, anywhere in a line. */
const WORDS = /^\p{L}[^\\`*_[\]<>()"'&~|!:@#+=.\s]*(?: [\p{L}\p{N}][^\\`*_[\]<>()"'&~|!:@#+=.\s]*)*$/u
const ADDRESS = /^https?:\/\/[\w.-]+(?::\d+)?[\w/.#%?=-]*$/

/** Whether text needs no escaping. May return `false` for such text, but never `true` for text that needs escaping. */
export function isHarmless(value: string, isAddress: boolean): boolean {
  return (isAddress ? ADDRESS : WORDS).test(value)
}
