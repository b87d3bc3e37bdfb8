import type { Models } from './models.ts'
import { didYouMean } from './option.ts'
import { pieceOf, type Piece } from './piece.ts'

/** Calls whose first argument is the UID of a content type. */
const CALL = /\b(?:documents|query|contentType)\(\s*(['"`])([^'"`\n]*)/dg

/** Parses the content types in code. Strapi's own errors don't contain the UID of an unknown one. */
export function uidPieces(code: string, { models }: Models): Piece[] {
  const known = models.filter(({ uid }) => uid.includes('::'))
  const options = known.map(({ uid, name }) => ({ text: uid, detail: name }))
  return [...code.matchAll(CALL)].map((match) => {
    const [from, to] = match.indices![2]!
    return pieceOf('value', { text: match[2]!, from, to }, options, (name) => {
      if (models.some(({ uid }) => uid === name)) return undefined
      const called = known.find(({ uid, endpoint }) => endpoint === name || uid.endsWith(`.${name}`))?.uid
      const near = didYouMean(
        called ?? name,
        options.map(({ text }) => text),
      )
      return [`There is no content type “${name}”.`, near].filter(Boolean).join(' ')
    })
  })
}
