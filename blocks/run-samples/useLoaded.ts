import { useEffect, useState } from 'react'
import { tellMissingCode } from '../../src/theme/state/missing-code.ts'

/** Loader → what it has loaded. */
const cache = new Map<unknown, unknown>()

/**
 * Loads code once it is wanted; each new wish of the reader tries again after a failure. `lazy` would then remove everything around the
 * component, and never try again.
 * @param load a constant function, which identifies what it loads
 * @param wish a new value for each request by the reader; `undefined` if the code isn't wanted
 */
export function useLoaded<T>(load: () => Promise<T>, wish: number | string | undefined): { loaded: T | undefined; isMissing: boolean } {
  const [loaded, setLoaded] = useState(() => cache.get(load) as T | undefined)
  const [hasFailed, setHasFailed] = useState(false)
  useEffect(() => {
    if (wish === undefined || loaded !== undefined) return
    load().then(
      (code) => {
        cache.set(load, code)
        setLoaded(() => code)
      },
      () => {
        tellMissingCode()
        setHasFailed(true)
      },
    )
  }, [load, wish, loaded])
  return { loaded, isMissing: hasFailed && loaded === undefined }
}
