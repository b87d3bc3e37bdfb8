/** Text of a model: names between backticks are code, everything else is what it is. */
export function PlainText({ text }: { text: string }) {
  return text.split(/`([^`\n]+)`/).map((piece, index) =>
    // Every second piece stood between backticks.
    // oxlint-disable-next-line react/no-array-index-key -- pieces of one text have no other name
    index % 2 === 1 ? <code key={index}>{piece}</code> : piece,
  )
}
