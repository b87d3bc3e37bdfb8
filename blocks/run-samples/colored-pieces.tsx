import type { Piece } from './piece.ts'

/** Renders highlighted text for a `ColoredField` from the parts of a text. */
export function coloredPieces(text: string, pieces: Piece[], wrong: Piece[]) {
  const spans = []
  let at = 0
  const written = [...pieces, ...wrong].filter((piece) => piece.text !== '')
  const sorted = [...new Map(written.map((piece) => [piece.from, piece])).values()].toSorted((a, b) => a.from - b.from)
  for (const piece of sorted) {
    if (piece.from < at || piece.to <= piece.from) continue
    spans.push(text.slice(at, piece.from))
    spans.push(
      <span key={piece.from} className={`run-${piece.kind}`} data-wrong={wrong.some(({ from }) => from === piece.from) || undefined}>
        {text.slice(piece.from, piece.to)}
      </span>,
    )
    at = piece.to
  }
  return [...spans, text.slice(at)]
}
