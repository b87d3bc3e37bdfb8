import type { Marked } from '../../search/provider.ts'

/** A text of the results, with what was searched for marked. */
export function MarkedText({ parts }: { parts: Marked }) {
  return parts.map(({ text, isMatch }, index) => (isMatch ? <mark key={index}>{text}</mark> : text))
}
