import { useCallback, useEffect, useState, type ComponentType } from 'react'
import { ARTICLE_ID } from '../doc/Article.tsx'
import { createStorageSlot } from '../state/storage.ts'
import { useSite } from '../state/site.tsx'
import { wantsLess } from './wants-less.ts'

/** Storage key, of this visit: the routes whose end was celebrated. */
const KEY = 'celebrated'

type Effect = ComponentType<{ onEnd: () => void }>

/** Celebrates when a reader comes to the end of a page that `effects.celebrate` names: once in a visit, and quietly not at all for those who want less. */
export function Celebrate({ route }: { route: string }) {
  const { effects } = useSite()
  const [Celebration, setCelebration] = useState<Effect>()
  const isCelebrated = effects.celebrate.includes(route)
  const end = useCallback(() => setCelebration(undefined), [])
  useEffect(() => {
    if (!isCelebrated || wasCelebrated(route) || wantsLess()) return
    return onEndOfArticle(() => {
      if (wasCelebrated(route) || wantsLess()) return
      remember(route)
      import('./Celebration.tsx').then(
        ({ default: loaded }) => setCelebration(() => loaded),
        // Nobody misses it.
        () => {},
      )
    })
  }, [isCelebrated, route])
  return Celebration && <Celebration onEnd={end} />
}

/** Calls back once the last element of the article is seen. Returns the way to stop. */
function onEndOfArticle(reach: () => void): () => void {
  const last = document.getElementById(ARTICLE_ID)?.lastElementChild
  if (!last) return () => {}
  const observer = new IntersectionObserver(
    ([entry]) => {
      // The element's lower edge: a long last list isn't read when it begins.
      if (!entry?.isIntersecting || entry.boundingClientRect.bottom > innerHeight) return
      observer.disconnect()
      reach()
    },
    { threshold: [0, 0.25, 0.5, 0.75, 1] },
  )
  observer.observe(last)
  return () => observer.disconnect()
}

const slot = () => createStorageSlot(KEY, 'session')

/** What storage that is off doesn't keep lives as long as the document. */
const celebrated = new Set<string>()

function wasCelebrated(route: string): boolean {
  return celebrated.has(route) || (slot().get() ?? '').split(' ').includes(route)
}

function remember(route: string): void {
  celebrated.add(route)
  slot().set([slot().get() ?? '', route].join(' ').trim())
}
