import fc from 'fast-check'

/** UTF-16's surrogates aren't characters. */
const SURROGATES = { first: 0xd8_00, count: 0x8_00 }
const CHARACTERS = 0x11_00_00 - SURROGATES.count

/**
 * A character. These are the characters of fast-check's unit "binary", in the same order, but fast-check makes a table of them all
 * first, which takes two seconds in each process.
 */
const character = fc.nat({ max: CHARACTERS - 1 }).map(
  (index) => String.fromCodePoint(index < SURROGATES.first ? index : index + SURROGATES.count),
  (value) => {
    const code = typeof value === 'string' && value.isWellFormed() ? (value.codePointAt(0) ?? -1) : -1
    if (code < 0 || value !== String.fromCodePoint(code)) throw new Error('Not a character.')
    return code < SURROGATES.first ? code : code - SURROGATES.count
  },
)

/** Text of any characters. */
export function anyText(maxLength: number): fc.Arbitrary<string> {
  return fc.string({ unit: character, maxLength })
}
