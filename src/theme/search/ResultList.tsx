import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { PageHit } from '../../search/provider.ts'
import { useMessages } from '../state/messages.tsx'
import { useHref } from '../state/site.tsx'
import { MarkedText } from './MarkedText.tsx'
import { optionsOf, type Option } from './options.ts'
import styles from './ResultsPage.module.css'

/** Renders the found documents with their matching sections. */
export function ResultList({ hits, isStale }: { hits: PageHit[]; isStale: boolean }) {
  const list = useRef<HTMLOListElement>(null)
  useLayoutEffect(() => {
    // A longer list moves the focused element after it out of view.
    if (isPast(list.current!)) document.activeElement?.scrollIntoView({ block: 'nearest' })
  }, [hits])
  return (
    <ol ref={list} className={styles.list} aria-busy={isStale}>
      {hits.map((hit, index) => (
        <li key={hit.route}>
          <DocumentResult options={optionsOf(hit, index)} />
        </li>
      ))}
    </ol>
  )
}

function DocumentResult({ options: [page, ...sections] }: { options: [Option, ...Option[]] }) {
  const href = useHref()
  return (
    <article>
      <p className={styles.context}>{page.context.join(' › ')}</p>
      <h2>
        <a href={href(page.target)}>
          <MarkedText parts={page.title} />
        </a>
      </h2>
      {page.excerpt.length > 0 && (
        <p>
          <MarkedText parts={page.excerpt} />
        </p>
      )}
      {sections.length > 0 && (
        <ul>
          {sections.map(({ target, title, context, excerpt }) => (
            <li key={target}>
              <a href={href(target)}>
                <MarkedText parts={title} />
              </a>{' '}
              {context.length > 0 && <span className={styles.context}>{context.join(' › ')}</span>}
              <p>
                <MarkedText parts={excerpt} />
              </p>
            </li>
          ))}
        </ul>
      )}
    </article>
  )
}

/** Loads more results when the end of the list comes close to the viewport. */
export function MoreResults({ place, onReach }: { place: string; onReach: () => void }) {
  const { searchPage } = useMessages()
  const end = useRef<HTMLDivElement>(null)
  const reach = useEffectEvent(onReach)
  useEffect(() => {
    // Captured because React clears the ref before the cleanup, and navigation moves focus in between.
    const element = end.current!
    let isNear = false
    // Don't grow the list while a keyboard user is in the footer.
    const load = () => {
      if (isNear && !isPast(element)) reach()
    }
    const observer = new IntersectionObserver(([entry]) => {
      isNear = Boolean(entry?.isIntersecting)
      load()
    })
    observer.observe(element)
    document.addEventListener('focusin', load)
    return () => {
      observer.disconnect()
      document.removeEventListener('focusin', load)
    }
    // Observe again after each load, since the end of the new results may still be in view.
  }, [place])
  return (
    <div ref={end} className={styles.more} role="status">
      {searchPage.more}
    </div>
  )
}

/** Whether focus is after an element in document order. */
function isPast(element: Element): boolean {
  const focused = document.activeElement
  return focused !== null && Boolean(element.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING)
}
