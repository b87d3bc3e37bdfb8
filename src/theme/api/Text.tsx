/** Renders a description from an OpenAPI document: paragraphs, with `code` in backticks. */
export function Text({ children }: { children: string }) {
  const paragraphs = children
    .trim()
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph !== '')
  return paragraphs.map((paragraph, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- static text
    <p key={index}>{paragraph.split('`').map((part, position) => (position % 2 === 1 ? <code key={position}>{part}</code> : part))}</p>
  ))
}
