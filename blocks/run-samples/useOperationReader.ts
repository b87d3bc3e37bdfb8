import { useEffect, useState } from 'react'
import type { Built } from '../../playground/built.ts'
import { filesFor } from '../../playground/later-parts.ts'
import type { Models } from './models.ts'
import type { Piece } from './piece.ts'
import { ReaderCopy } from './reader-copy.ts'

type Read = (text: string) => Piece[]

/**
 * Returns a parser for GraphQL operations once its code and the schema are loaded.
 * @param models `undefined` while they are loaded, or for code that isn't GraphQL
 */
export function useOperationReader(edition: Built, models: Models | undefined): Read | undefined {
  const [loaded, setLoaded] = useState<{ models: Models; read: Read }>()
  useEffect(() => {
    // Not every version has GraphQL.
    if (!models || filesFor(edition.files, 'graphql').length === 0) return
    let isCurrent = true
    Promise.all([import('./graphql-reader.ts'), ReaderCopy.of(edition).loadSchema()]).then(
      ([{ readOperationPieces }, schema]) =>
        isCurrent && setLoaded({ models, read: (text) => readOperationPieces(text, { schema, known: models }) }),
      // The field works without completion, and sending an operation reports the error.
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [edition, models])
  return loaded?.models === models ? loaded?.read : undefined
}
