/**
 * Font sizes with maximum numbers of lines, largest first; the last one truncates the title. All leave room for three lines of
 * description.
 */
const TITLE_SIZES = [
  { fontSize: 96, lines: 1 },
  { fontSize: 80, lines: 2 },
  { fontSize: 68, lines: 2 },
  { fontSize: 56, lines: 3 },
]
/** Letter spacing of titles, in ems. */
export const LETTER_SPACING = -0.025

/** In pixels. */
const STEP = 20

/**
 * Finds the largest font size for a title, and the narrowest width with the same number of lines, which makes them similar in
 * length.
 * @param maxWidth in pixels
 */
export function fitTitle(title: string, maxWidth: number): { fontSize: number; lines: number; width: number } {
  const size = TITLE_SIZES.find(({ fontSize, lines }) => lineCount(title, maxWidth / fontSize) <= lines)
  if (!size) return { ...TITLE_SIZES.at(-1)!, width: maxWidth }
  const lines = lineCount(title, maxWidth / size.fontSize)
  let width = maxWidth
  if (lines > 1) while (lineCount(title, (width - STEP) / size.fontSize) === lines) width -= STEP
  return { ...size, width: Math.min(maxWidth, width + STEP) }
}

/** Number of lines that a title needs. `lineWidth` is in ems. */
function lineCount(title: string, lineWidth: number): number {
  let lines = 1
  let used = 0
  for (const word of title.split(/(?<= )/)) {
    const width = sum([...word].map(letterWidth))
    if (used > 0 && used + width > lineWidth) {
      lines++
      used = 0
    }
    used += width
    const broken = Math.floor(used / lineWidth)
    lines += broken
    used -= broken * lineWidth
  }
  return lines
}

/** Widths of letters in the bold font, in ems; others are wider. */
const WIDTHS: Array<[RegExp, number]> = [
  [/[ ijlI.,:;!'’|]/, 0.33],
  [/[ftr1()[\]{}/-]/, 0.41],
  [/[a-ln-vx-z]/, 0.62],
  [/[\d"$&+<=>_A-LN-VX-Z]/, 0.74],
]

/** Approximate width of a letter in ems; rarely too low. */
function letterWidth(letter: string): number {
  return (WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? 1) + LETTER_SPACING
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
