import { useEffect, useState } from 'react'
import { withBase } from '../../addresses/base-url.ts'
import { fetchJson } from '../../addresses/fetch-json.ts'
import { pageQuestionsFile } from '../../addresses/page-files.ts'
import { useSite } from '../state/site.tsx'

/** Questions that are offered of one page. */
const OFFERED = 5

const loaded = new Map<string, string[]>()

/**
 * The first questions that a document answers; none of a page that has none, or when they can't be had.
 * @param route of the document; `undefined` where there is none, or nobody asks
 * @returns `undefined` until it is known
 */
export function usePageQuestions(route: string | undefined): string[] | undefined {
  const { baseUrl } = useSite()
  const [found, setFound] = useState<{ route: string; questions: string[] }>()
  useEffect(() => {
    if (route === undefined || loaded.has(route)) return
    let isWanted = true
    const load = async () => {
      const list = (await fetchJson(withBase(`/${pageQuestionsFile(route)}`, baseUrl))) as string[]
      loaded.set(route, list.slice(0, OFFERED))
    }
    load()
      // What fails isn't kept: the network may be back when the window is opened next.
      .catch(() => undefined)
      .finally(() => isWanted && setFound({ route, questions: loaded.get(route) ?? [] }))
    return () => {
      isWanted = false
    }
  }, [route, baseUrl])
  if (route === undefined) return []
  return loaded.get(route) ?? (found?.route === route ? found.questions : undefined)
}
