import { useEffect, useRef, type RefObject } from 'react'
import { documentationSet } from '../../site/documentation-sets.ts'
import { SearchFailure } from '../layout/SearchFailure.tsx'
import { Sentence, useMessages } from '../state/messages.tsx'
import { useHref, useSite } from '../state/site.tsx'
import { searchAddress } from './address.ts'
import { AnswerOption } from './AnswerOption.tsx'
import type { OpenedResult } from './history.ts'
import { ModalFooter } from './ModalFooter.tsx'
import { NoResults } from './NoResults.tsx'
import { openedAnswer, openedOption, optionsOf } from './options.ts'
import { ResultGroup } from './ResultGroup.tsx'
import styles from './SearchModal.module.css'
import { POPUP_ID, press, useCombobox } from './useCombobox.ts'
import { useSearch } from './useSearch.ts'

const ANSWER_ID = 'search-answer'

interface ResultsProps {
  field: RefObject<HTMLInputElement | null>
  query: string
  /** Current page. */
  route: string
  onAsk: (query: string) => void
  /** Called when a result is opened, or the page with all results (without argument). */
  onOpen: (result?: OpenedResult) => void
}

/** Renders the results for a query by page. */
export function Results({ field, query, route, onAsk, onOpen }: ResultsProps) {
  const site = useSite()
  const { search, sets } = useMessages()
  const href = useHref()
  const current = documentationSet(site, route, sets)
  // Boost the current documentation set; pages outside the sets don't have one.
  const { answer, retry } = useSearch(query, current.href === undefined ? undefined : current.label)
  const isPending = answer?.query !== query
  const hits = (answer?.results?.hits ?? []).map((hit, index) => ({ hit, options: optionsOf(hit, index) }))
  const written = answer?.results?.answer
  const rows = [...(written ? [[ANSWER_ID]] : []), ...hits.flatMap(({ options }) => options.map(({ id }) => [id]))]
  const first = rows[0]?.[0]

  /** Query for which Enter was pressed before its results arrived. */
  const awaited = useRef<string>(undefined)
  const { active, choose } = useCombobox({
    field,
    popup: 'listbox',
    // Results of an older query can't be selected.
    rows: isPending ? [] : rows,
    subject: query,
    selectsFirst: true,
    onEnter: () => {
      if (isPending) awaited.current = query
      return isPending
    },
  })
  useEffect(() => {
    if (answer && awaited.current === answer.query && first !== undefined) press(first)
    if (awaited.current !== query || !isPending) awaited.current = undefined
  }, [answer, query, isPending, first])

  const total = answer?.results?.total ?? 0
  return (
    <>
      <div className={styles.busy} data-pending={isPending || undefined} />
      <p className="sr-only" role="status">
        {answer?.results && !isPending && search.count(total)}
      </p>
      <div className={styles.results}>
        {answer && !answer.results && <SearchFailure onRetry={retry} />}
        {answer?.results && total === 0 && (
          <NoResults query={answer.query} headline={<Sentence parts={search.noResults(<bdi>{answer.query}</bdi>)} />} onAsk={onAsk} />
        )}
        {rows.length > 0 && (
          <div id={POPUP_ID} role="listbox" aria-label={search.results} aria-busy={isPending}>
            {written && (
              <AnswerOption
                id={ANSWER_ID}
                answer={written}
                isActive={active === ANSWER_ID}
                onChoose={() => choose(ANSWER_ID)}
                onOpen={() => onOpen(openedAnswer(written))}
              />
            )}
            {hits.map(({ hit, options }) => (
              <ResultGroup
                key={hit.route}
                options={options}
                active={active}
                onChoose={choose}
                onOpen={(option) => onOpen(openedOption(option, hit))}
              />
            ))}
          </div>
        )}
      </div>
      <ModalFooter>
        {total > 0 && (
          <a className={styles.all} href={href(searchAddress({ query }))} onClick={() => onOpen()}>
            {search.seeAll(total)}
          </a>
        )}
      </ModalFooter>
    </>
  )
}
