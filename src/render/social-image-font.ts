import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import ranges from '@fontsource/inter/unicode.json' with { type: 'json' }
import type { Font } from 'satori'

/** Subsets of the font, by file name. */
const SUBSETS = ['latin', 'latin-ext', 'greek', 'cyrillic'] as const
export const FONT_FAMILY = SUBSETS.join(', ')

const require = createRequire(import.meta.url)
const fontFolder = dirname(require.resolve('@fontsource/inter/package.json'))

// Shared by all images, since satori caches parsed fonts per array.
export const fonts: Font[] = SUBSETS.flatMap((subset) =>
  ([400, 700] as const).map((weight) => ({
    name: subset,
    weight,
    style: 'normal' as const,
    data: readFileSync(join(fontFolder, `files/inter-${subset}-${weight}-normal.woff`)),
  })),
)

/** Characters without a glyph would be drawn as boxes. */
const undrawable = new RegExp(`[^${drawableRanges()}]|\\p{Cc}|\\p{Cf}`, 'gu')

/** Unicode ranges of the subsets, as regular expression syntax. */
function drawableRanges(): string {
  return SUBSETS.map((subset) =>
    ranges[subset]
      .replaceAll('U+', '')
      .replaceAll(/[0-9A-F]+/g, String.raw`\u{$&}`)
      .replaceAll(',', ''),
  ).join('')
}

/** Longer than any text that fits the image. */
const MAX_LETTERS = 300

/** Normalizes text to a single line without characters that the font lacks. */
export function drawable(text: string): string {
  return text.slice(0, MAX_LETTERS).normalize('NFC').replaceAll(/\s+/g, ' ').replaceAll(undrawable, '').replaceAll(/ +/g, ' ').trim()
}
