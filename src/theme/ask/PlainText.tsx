/** Renders an answer's text: `code` in backticks, UI labels in double asterisks, everything else as is. */
export function PlainText({ text }: { text: string }) {
  return text.split(/(`[^`\n]+`|\*\*[^*\n]+\*\*)/).map((piece, index) => {
    // `split` with a capture group puts matches at odd positions.
    if (index % 2 === 0) return piece
    // oxlint-disable-next-line react/no-array-index-key -- pieces of one text have a fixed order
    return piece.startsWith('`') ? <code key={index}>{piece.slice(1, -1)}</code> : <strong key={index}>{piece.slice(2, -2)}</strong>
  })
}
