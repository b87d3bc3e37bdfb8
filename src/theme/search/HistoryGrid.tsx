import type { RefObject } from 'react'
import { Icon, LineIcon } from '../parts/Icon.tsx'
import { useMessages } from '../state/messages.tsx'
import { useHref } from '../state/site.tsx'
import type { OpenedResult } from './history.ts'
import { ModalFooter } from './ModalFooter.tsx'
import styles from './SearchModal.module.css'
import { POPUP_ID, useCombobox } from './useCombobox.ts'
import type { Opened } from './useOpened.ts'

const CLOCK = 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 8v4.5l3 1.5'
const STAR = 'M12 4l2.5 5.2 5.5.8-4 4 1 5.7-5-2.7-5 2.7 1-5.7-4-4 5.5-.8z'

interface Action {
  label: string
  path?: string
  act: (result: OpenedResult) => void
}

interface HistorySection {
  id: string
  title: string
  path: string
  results: OpenedResult[]
  actions: Action[]
}

interface HistoryGridProps {
  field: RefObject<HTMLInputElement | null>
  opened: Opened
  onOpen: () => void
}

/** Results that the reader opened before. A grid, as each has buttons of its own: left and right lead to them. */
export function HistoryGrid({ field, opened, onOpen }: HistoryGridProps) {
  const href = useHref()
  const { search } = useMessages()
  const sections: HistorySection[] = [
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
  ].filter(({ results }) => results.length > 0)
  const idOf = (section: HistorySection, row: number, cell: number) => `search-${section.id}-${row}-${cell}`
  const rows = sections.flatMap((section) =>
    section.results.map((_, row) => [idOf(section, row, 0), ...section.actions.map((_, cell) => idOf(section, row, cell + 1))]),
  )
  const { active, choose } = useCombobox({ field, popup: 'grid', rows, subject: '', onEnter: () => false })

  return (
    <>
      {sections.length === 0 ? (
        <p className={styles.empty}>{search.history.none}</p>
      ) : (
        <div id={POPUP_ID} className={styles.history} role="grid" aria-label={search.history.title}>
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
                          // The button is gone.
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
      )}
      <ModalFooter />
    </>
  )
}
