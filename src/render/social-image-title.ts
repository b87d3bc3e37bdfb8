/** Largest first; the last one cuts what doesn't fit. So many lines leave room for three of the description. */
const TITLE_SIZES = [
  { fontSize: 96, lines: 1 },
  { fontSize: 80, lines: 2 },
  { fontSize: 68, lines: 2 },
  { fontSize: 56, lines: 3 },
]
/** Of titles, in ems. */
export const LETTER_SPACING = -0.025

/** Pixels. */
const STEP = 20

/**
 * Finds the largest size that holds a title, and the width at which its lines are about as long as each other.
 * @param maxWidth pixels
 */
export function fitTitle(title: string, maxWidth: number): { fontSize: number; lines: number; width: number } {
  const size = TITLE_SIZES.find(({ fontSize, lines }) => lineCount(title, maxWidth / fontSize) <= lines)
  if (!size) return { ...TITLE_SIZES.at(-1)!, width: maxWidth }
  const lines = lineCount(title, maxWidth / size.fontSize)
  let width = maxWidth
  if (lines > 1) while (lineCount(title, (width - STEP) / size.fontSize) === lines) width -= STEP
  return { ...size, width: Math.min(maxWidth, width + STEP) }
}

/** Lines that a title fills whose font is as many times as small as the line is wide. */
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

/** What letters are wide, in ems of the bold font; others are wider. */
const WIDTHS: Array<[RegExp, number]> = [
  [/[ ijlI.,:;!'’|]/, 0.33],
  [/[ftr1()[\]{}/-]/, 0.41],
  [/[a-ln-vx-z]/, 0.62],
  [/[\d"$&+<=>_A-LN-VX-Z]/, 0.74],
]

/** About the width of a letter in ems; hardly ever less than it is. */
function letterWidth(letter: string): number {
  return (WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? 1) + LETTER_SPACING
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
