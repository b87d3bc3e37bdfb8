import { useEffect, useState } from 'react'
import type { Built } from '../../playground/built.ts'
import type { Models } from './models.ts'
import { ReaderCopy } from './reader-copy.ts'

/** What the content of a version is made of, once it is loaded. */
export function useModels(edition: Built): Models | undefined {
  const [models, setModels] = useState<Models>()
  useEffect(() => {
    let isCurrent = true
    ReaderCopy.of(edition)
      .loadModels()
      .then(
        (loaded) => isCurrent && setModels(loaded),
        // Without completion the field goes on working; that there is no Strapi, its answer tells.
        () => {},
      )
    return () => {
      isCurrent = false
    }
  }, [edition])
  return models
}
