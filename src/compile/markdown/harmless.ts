/** Words without any sign that means something in Markdown, wherever in a line they stand. */
const WORDS = /^\p{L}[^\\`*_[\]<>()"'&~|!:@#+=.\s]*(?: [\p{L}\p{N}][^\\`*_[\]<>()"'&~|!:@#+=.\s]*)*$/u
const ADDRESS = /^https?:\/\/[\w.-]+(?::\d+)?[\w/.#%?=-]*$/

/** Whether nothing in a text has to be escaped. May say no where that is so; says yes only where it is. */
export function isHarmless(value: string, isAddress: boolean): boolean {
  return (isAddress ? ADDRESS : WORDS).test(value)
}
