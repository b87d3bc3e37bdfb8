import type { Models } from './models.ts'
import { didYouMean, type Option } from './option.ts'
import { pieceOf, type Piece } from './piece.ts'

/** Calls whose first argument is the UID of a content type. */
const CALL = /\b(?:documents|query|contentType)\(\s*(['"`])([^'"`\n]*)/dg

/** A method of the Document Service. */
const METHOD = /\bdocuments\([^()\n]*\)\s*\.(\w*)/dg
const METHODS: Option[] = [
  { text: 'findMany', detail: 'all documents that match' },
  { text: 'findFirst', detail: 'the first one that matches' },
  { text: 'findOne', detail: 'one, by its documentId' },
  { text: 'count', detail: 'how many match' },
  { text: 'create', detail: 'a new document' },
  { text: 'update', detail: 'changes fields' },
  { text: 'delete', detail: 'a document, or a locale of it' },
  { text: 'clone', detail: 'a copy' },
  { text: 'publish', detail: 'copies the draft' },
  { text: 'unpublish', detail: 'removes the published version' },
  { text: 'discardDraft', detail: 'copies the published version' },
].map((method) => ({ ...method, goesOn: '(' }))

/** Parses the content types and methods in code. Strapi's own errors don't contain the UID of an unknown content type. */
export function uidPieces(code: string, { models }: Models): Piece[] {
  const known = models.filter(({ uid }) => uid.includes('::'))
  const options = known.map(({ uid, name }) => ({ text: uid, detail: name }))
  const methods = [...code.matchAll(METHOD)].map((match) => {
    const [from, to] = match.indices![1]!
    return pieceOf('key', { text: match[1]!, from, to }, METHODS)
  })
  const uids = [...code.matchAll(CALL)].map((match) => {
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
  return [...uids, ...methods]
}
