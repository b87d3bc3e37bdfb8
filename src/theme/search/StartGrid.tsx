import type { RefObject } from 'react'
import { Icon, LineIcon } from '../parts/Icon.tsx'
import { useMessages } from '../state/messages.tsx'
import { documentationSets } from '../../site/documentation-sets.ts'
import type { StoredNode } from '../../site/branches.ts'
import { useHref, useSite } from '../state/site.tsx'
import type { OpenedResult } from './history.ts'
import { ModalFooter } from './ModalFooter.tsx'
import { nearbyPages } from './nearby.ts'
import styles from './SearchModal.module.css'
import { POPUP_ID, useCombobox } from './useCombobox.ts'
import type { Opened } from './useOpened.ts'

const CLOCK = 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 8v4.5l3 1.5'
const PAGE = 'M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6'
const ARROW = 'M5 12h14M13 6l6 6-6 6'
const STAR = 'M12 4l2.5 5.2 5.5.8-4 4 1 5.7-5-2.7-5 2.7 1-5.7-4-4 5.5-.8z'

interface Action {
  label: string
  path?: string
  act: (result: OpenedResult) => void
}

interface Section {
  id: string
  title: string
  path: string
  results: OpenedResult[]
  actions: Action[]
}

interface StartGridProps {
  field: RefObject<HTMLInputElement | null>
  opened: Opened
  /** Current page. */
  route: string
  sidebar: StoredNode[] | undefined
  onOpen: () => void
}

/**
 * Suggestions before a query is entered: recent results, favorites, neighboring pages, and popular pages. An ARIA grid, since rows can
 * contain buttons, which the left and right arrow keys reach.
 */
export function StartGrid({ field, opened, route, sidebar, onOpen }: StartGridProps) {
  const href = useHref()
  const site = useSite()
  const { search } = useMessages()
  const nearby = nearbyPages(sidebar ?? [], route)
  const popular = site.search.popular.map(({ label, href: target }) => ({ target, title: label, context: [] }))
  const sets = documentationSets(site).flatMap((set) => (set.href ? [{ target: set.href, title: set.label, context: [] }] : []))
  const sections: Section[] = [
    {
      id: 'recent',
      title: search.history.recent,
      path: CLOCK,
      results: opened.recent,
      actions: [
        { label: search.history.save, path: STAR, act: opened.save },
        { label: search.history.remove, act: opened.removeRecent },
      ],
    },
    {
      id: 'favorites',
      title: search.history.favorites,
      path: STAR,
      results: opened.favorites,
      actions: [{ label: search.history.removeFavorite, act: opened.removeFavorite }],
    },
    {
      id: 'nearby',
      title: nearby.label === undefined ? search.start.nearby : search.start.in(nearby.label),
      path: PAGE,
      results: nearby.pages.map((page) => ({ ...page, context: [] })),
      actions: [],
    },
    {
      id: 'popular',
      title: search.start.popular,
      path: ARROW,
      results: (popular.length > 0 ? popular : sets).filter(({ target }) => target !== route),
      actions: [],
    },
  ].filter(({ results }) => results.length > 0)
  const idOf = (section: Section, row: number, cell: number) => `search-${section.id}-${row}-${cell}`
  const rows = sections.flatMap((section) =>
    section.results.map((_, row) => [idOf(section, row, 0), ...section.actions.map((_, cell) => idOf(section, row, cell + 1))]),
  )
  const { active, choose } = useCombobox({ field, popup: 'grid', rows, subject: '', onEnter: () => false })

  return (
    <>
      <div className={styles.start}>
        {sections.length === 0 && <p className={styles.none}>{search.history.none}</p>}
        <div id={POPUP_ID} role="grid" aria-label={search.history.title} hidden={sections.length === 0}>
          {sections.map((section) => (
            <div key={section.id} role="rowgroup">
              <div role="row">
                <span role="columnheader" className={styles.heading} aria-colspan={section.actions.length + 1}>
                  {section.title}
                </span>
              </div>
              {section.results.map((result, row) => (
                <div
                  key={result.target}
                  role="row"
                  className={styles.row}
                  data-active={active?.startsWith(idOf(section, row, 0).slice(0, -1)) || undefined}
                >
                  <div role="gridcell" id={idOf(section, row, 0)} className={styles.opened}>
                    <a href={href(result.target)} onClick={onOpen} onFocus={() => choose(idOf(section, row, 0))}>
                      <LineIcon path={section.path} size={18} />
                      <span>
                        <span className={styles.title}>{result.title}</span>{' '}
                        {result.context.length > 0 && <span className={styles.context}>{result.context.join(' › ')}</span>}
                      </span>
                    </a>
                  </div>
                  {section.actions.map(({ label, path, act }, cell) => (
                    <div
                      key={label}
                      role="gridcell"
                      id={idOf(section, row, cell + 1)}
                      className={styles.action}
                      data-active={active === idOf(section, row, cell + 1) || undefined}
                    >
                      <button
                        type="button"
                        aria-label={label}
                        title={label}
                        onFocus={() => choose(idOf(section, row, cell + 1))}
                        onClick={() => {
                          act(result)
                          // The clicked button disappears, and focus with it.
                          field.current?.focus()
                        }}
                      >
                        {path ? <LineIcon path={path} size={18} /> : <Icon name="close" size={18} />}
                      </button>
                    </div>
                  ))}
                </div>
              ))}
            </div>
          ))}
        </div>
      </div>
      <ModalFooter />
    </>
  )
}
