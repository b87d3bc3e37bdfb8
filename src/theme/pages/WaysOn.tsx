import { useEffect, useState } from 'react'
import { withBase } from '../../addresses/base-url.ts'
import { fetchJson } from '../../addresses/fetch-json.ts'
import { PAGE_LIST } from '../../addresses/site-files.ts'
import { Sentence, useMessages } from '../state/messages.tsx'
import { useHref, useSite } from '../state/site.tsx'
import { nearestPages, type KnownPage } from './nearest-pages.ts'
import styles from './NotFoundPage.module.css'

const FEWEST = 3
const MOST = 5

/** Links to the main sections, with the pages closest to the requested path first once they are known. */
export function WaysOn({ path }: { path: string | undefined }) {
  const { notFound } = useMessages()
  const href = useHref()
  const starts = useStarts()
  const near = useNearest(path, Math.max(FEWEST, starts.length))
  const others = starts.filter(({ route }) => near.every((page) => page.route !== route))
  const rows = [...near, ...others].slice(0, Math.max(near.length, starts.length))
  return (
    <section aria-labelledby="ways-on">
      <h2 id="ways-on">{near.length > 0 ? <Sentence parts={notFound.near(<Address key="address" path={path} />)} /> : notFound.start}</h2>
      {/* The key replaces the whole list, so that remaining rows don't appear to move. */}
      <ul key={near.length} className={styles.ways}>
        {rows.map(({ route, title }) => (
          <li key={route}>
            <a href={href(route)}>
              {title}
              <span dir="ltr">{route}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Shows the path, truncated at its start, since its end is most specific. */
function Address({ path }: { path: string | undefined }) {
  return (
    <code>
      <bdi dir="ltr">{path}</bdi>
    </code>
  )
}

/** Returns the navbar's internal links. */
function useStarts(): KnownPage[] {
  const { navbar } = useSite()
  const starts = navbar.items.flatMap((item) =>
    item.type === 'link' && item.href.startsWith('/') ? [{ route: item.href, title: item.label }] : [],
  )
  return starts.slice(0, MOST)
}

function useNearest(path: string | undefined, limit: number): KnownPage[] {
  const { baseUrl } = useSite()
  const [near, setNear] = useState<KnownPage[]>([])
  useEffect(() => {
    if (path === undefined) return undefined
    let isCurrent = true
    fetchJson(withBase(PAGE_LIST, baseUrl)).then(
      (pages) => isCurrent && setNear(nearestPages(path, pages as KnownPage[], limit)),
      // Keep the main sections.
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [path, baseUrl, limit])
  return near
}
