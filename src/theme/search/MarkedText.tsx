import type { Marked } from '../../search/provider.ts'

export function MarkedText({ parts }: { parts: Marked }) {
  return parts.map(({ text, isMatch }, index) => (isMatch ? <mark key={index}>{text}</mark> : text))
}
