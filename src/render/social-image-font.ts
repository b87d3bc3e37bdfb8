import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import ranges from '@fontsource/inter/unicode.json' with { type: 'json' }
import type { Font } from 'satori'

/** Parts of the font, by the names of their files. */
const SUBSETS = ['latin', 'latin-ext', 'greek', 'cyrillic'] as const
export const FONT_FAMILY = SUBSETS.join(', ')

const require = createRequire(import.meta.url)
const fontFolder = dirname(require.resolve('@fontsource/inter/package.json'))

// One array for all images: satori parses fonts once for each.
export const fonts: Font[] = SUBSETS.flatMap((subset) =>
  ([400, 700] as const).map((weight) => ({
    name: subset,
    weight,
    style: 'normal' as const,
    data: readFileSync(join(fontFolder, `files/inter-${subset}-${weight}-normal.woff`)),
  })),
)

/** What the font has no picture of would be drawn as a box. */
const undrawable = new RegExp(`[^${drawableRanges()}]|\\p{Cc}|\\p{Cf}`, 'gu')

/** Character ranges of the font's parts, for a regular expression. */
function drawableRanges(): string {
  return SUBSETS.map((subset) =>
    ranges[subset]
      .replaceAll('U+', '')
      .replaceAll(/[0-9A-F]+/g, String.raw`\u{$&}`)
      .replaceAll(',', ''),
  ).join('')
}

/** More letters than any line clamp leaves. */
const MAX_LETTERS = 300

/** Text in one line, without what the font can't draw. */
export function drawable(text: string): string {
  return text.slice(0, MAX_LETTERS).normalize('NFC').replaceAll(/\s+/g, ' ').replaceAll(undrawable, '').replaceAll(/ +/g, ' ').trim()
}
