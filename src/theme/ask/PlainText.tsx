/** Text of an answer: what stands between backticks is code, between double asterisks a name on the screen; the rest is what it is. */
export function PlainText({ text }: { text: string }) {
  return text.split(/(`[^`\n]+`|\*\*[^*\n]+\*\*)/).map((piece, index) => {
    // Every second piece is a marked one.
    if (index % 2 === 0) return piece
    // oxlint-disable-next-line react/no-array-index-key -- pieces of one text have no other name
    return piece.startsWith('`') ? <code key={index}>{piece.slice(1, -1)}</code> : <strong key={index}>{piece.slice(2, -2)}</strong>
  })
}
