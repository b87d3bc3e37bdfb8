import { useEffect, useState } from 'react'
import { withBase } from '../../addresses/base-url.ts'
import { fetchJson } from '../../addresses/fetch-json.ts'
import { pageQuestionsFile } from '../../addresses/page-files.ts'
import { useSite } from '../state/site.tsx'

/** Maximum number of questions per page. */
const OFFERED = 5

const loaded = new Map<string, string[]>()

/**
 * Returns the first questions that a document answers; empty if it has none, or if they can't be loaded.
 * @param route the document's route; `undefined` skips loading
 * @returns `undefined` while loading
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
      // Failures aren't cached, so the next opening retries.
      .catch(() => undefined)
      .finally(() => isWanted && setFound({ route, questions: loaded.get(route) ?? [] }))
    return () => {
      isWanted = false
    }
  }, [route, baseUrl])
  if (route === undefined) return []
  return loaded.get(route) ?? (found?.route === route ? found.questions : undefined)
}
