/** Character widths in hundredths of an em, from space to "~": the maximum of common system fonts. */
const WIDTHS =
  '28 29 47 63 64 98 67 30 36 36 50 66 29 46 29 36 63 56 61 62 65 59 62 57 62 62 29 30 66 66 66 56 102 69 67 73 72 67 61 78 74 28 57 67 57 90 75 78 67 78 72 67 65 74 69 99 68 68 63 36 36 36 47 56 33 56 61 57 61 58 37 61 59 24 24 55 24 88 59 60 61 61 38 53 33 59 56 82 55 56 55 43 33 43 66'
    .split(' ')
    .map(Number)
/** Widths of other characters, by first code point, in descending order. */
const OTHER_WIDTHS: Array<[number, number]> = [
  [0x1100, 100],
  [0, 68],
]

export interface TextSize {
  fontSize: number
  /** Maximum width of a line in pixels. */
  maxWidth: number
  /** Width in pixels above which a word is broken after punctuation. */
  maxWord?: number
}

/** Estimates the width of a line in pixels, since the reader's font isn't known at build time. */
export function textWidth(line: string, fontSize: number): number {
  let width = 0
  for (const letter of line) {
    const code = letter.codePointAt(0)!
    width += WIDTHS[code - 0x20] ?? OTHER_WIDTHS.find(([from]) => code >= from)![1]
  }
  return Math.ceil((width * fontSize) / 100)
}

/** Wraps text into lines of similar length. */
export function wrapText(text: string, size: TextSize): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const words = paragraph
      .trim()
      .split(/\s+/)
      .flatMap((word) => partsOf(word, size))
    const lines = fill(words, size)
    if (lines.length < 2) return lines
    let { maxWidth } = size
    while (maxWidth > 20) {
      const narrower = fill(words, { ...size, maxWidth: maxWidth - 4 })
      if (narrower.length > lines.length || widest(narrower, size.fontSize) > widest(lines, size.fontSize)) break
      maxWidth -= 4
    }
    return fill(words, { ...size, maxWidth })
  })
}

export function widest(lines: string[], fontSize: number): number {
  return Math.max(0, ...lines.map((line) => textWidth(line, fontSize)))
}

interface Part {
  text: string
  /** Whether it continues the previous part without a space. */
  isJoined: boolean
}

function partsOf(word: string, { fontSize, maxWidth, maxWord = maxWidth }: TextSize): Part[] {
  const parts = textWidth(word, fontSize) > maxWord ? word.split(/(?<=[/.:_?=-])(?=\w)/) : [word]
  return parts.map((text, index) => ({ text, isJoined: index > 0 }))
}

function fill(parts: Part[], { fontSize, maxWidth }: TextSize): string[] {
  const lines: string[] = []
  for (const { text, isJoined } of parts) {
    const last = lines.at(-1)
    const joined = last === undefined ? text : `${last}${isJoined ? '' : ' '}${text}`
    if (last === undefined || textWidth(joined, fontSize) > maxWidth) lines.push(text)
    else lines[lines.length - 1] = joined
  }
  return lines
}
