import { useEffect, useState } from 'react'
import type { Built } from '../../playground/built.ts'
import type { Models } from './models.ts'
import { ReaderCopy } from './reader-copy.ts'

/** Returns a version's content types once they are loaded. */
export function useModels(edition: Built): Models | undefined {
  const [models, setModels] = useState<Models>()
  useEffect(() => {
    let isCurrent = true
    ReaderCopy.of(edition)
      .loadModels()
      .then(
        (loaded) => isCurrent && setModels(loaded),
        // The field works without completion, and sending a request reports the error.
        () => {},
      )
    return () => {
      isCurrent = false
    }
  }, [edition])
  return models
}
