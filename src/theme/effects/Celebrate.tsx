import { useCallback, useEffect, useState, type ComponentType } from 'react'
import { ARTICLE_ID } from '../doc/Article.tsx'
import { createStorageSlot } from '../state/storage.ts'
import { useSite } from '../state/site.tsx'
import { wantsLess } from './wants-less.ts'

/** Session storage key: celebrated routes, separated by spaces. */
const KEY = 'celebrated'

type Effect = ComponentType<{ onEnd: () => void }>

/**
 * Shows fireworks at the end of the pages listed in `effects.celebrate`: once per session, and never for readers who prefer less motion or
 * data.
 */
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
        // A celebration that fails to load is optional.
        () => {},
      )
    })
  }, [isCelebrated, route])
  return Celebration && <Celebration onEnd={end} />
}

/** Calls `reach` once the end of the article is visible. Returns a cleanup function. */
function onEndOfArticle(reach: () => void): () => void {
  const last = document.getElementById(ARTICLE_ID)?.lastElementChild
  if (!last) return () => {}
  const observer = new IntersectionObserver(
    ([entry]) => {
      // Check the lower edge: a long last element becomes visible before its end does.
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

/** Fallback for when storage is unavailable; lives as long as the document. */
const celebrated = new Set<string>()

function wasCelebrated(route: string): boolean {
  return celebrated.has(route) || (slot().get() ?? '').split(' ').includes(route)
}

function remember(route: string): void {
  celebrated.add(route)
  slot().set([slot().get() ?? '', route].join(' ').trim())
}
