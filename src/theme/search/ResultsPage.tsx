import { sectionAddress } from '../../addresses/section-address.ts'
import { documentationSets } from '../../site/documentation-sets.ts'
import { SearchFailure } from '../layout/SearchFailure.tsx'
import { useDocumentTitle } from '../state/document-title.ts'
import { Sentence, useMessages } from '../state/messages.tsx'
import { useHref, useSite } from '../state/site.tsx'
import { AnswerText } from './AnswerText.tsx'
import { ActiveFilters, Filters, tagName } from './Filters.tsx'
import { NoResults } from './NoResults.tsx'
import { MoreResults, ResultList } from './ResultList.tsx'
import styles from './ResultsPage.module.css'
import { SearchField } from './SearchField.tsx'
import { useSearchInput } from './useSearchInput.ts'
import { useResultPages } from './useResultPages.ts'
import { useSeenTags } from './useSeenTags.ts'

/** The search page with all results. The URL holds the search, so it can be shared and the back button works. */
export function ResultsPage() {
  const site = useSite()
  const href = useHref()
  const { searchPage } = useMessages()
  const [address, setAddress] = useSearchInput()
  const sets = documentationSets(site)
  const set = sets.find(({ name }) => name === address.set)
  const asked = { ...address, set: set?.name ?? '' }
  const query = asked.query.trim()
  const tag = asked.tag || undefined
  const { answer, hits, total, status, isCurrent, place, loadMore, retry } = useResultPages({ query, set: set?.label, tag })
  const tags = useSeenTags(query, isCurrent ? hits : [])
  const title = query === '' ? searchPage.title : searchPage.resultsFor(query).join('')
  const conditions = [...(set ? [searchPage.inSet(set.label)] : []), ...(tag ? [searchPage.withTag(tagName(tag))] : [])]
  useDocumentTitle(title)

  return (
    <>
      <h1>{query === '' ? title : <Sentence parts={searchPage.resultsFor(<bdi>{query}</bdi>)} />}</h1>
      <SearchField query={asked.query} onChange={(next) => setAddress({ query: next })} />
      {query !== '' && <Filters asked={asked} tags={tags} onChange={setAddress} />}
      <p className={styles.count} role="status">
        {query !== '' &&
          isCurrent &&
          (total === 0 && conditions.length > 0 ? searchPage.foundNothing(conditions) : searchPage.found(total))}
      </p>
      {query !== '' && <ActiveFilters set={set?.label} tag={tag} onChange={setAddress} />}
      {query !== '' && isCurrent && total === 0 && (
        <NoResults query={query} set={set?.label} tag={tag} onAsk={(next) => setAddress({ query: next })} />
      )}
      {answer && (
        <a className={styles.answer} href={href(sectionAddress(answer))}>
          <AnswerText answer={answer} />
        </a>
      )}
      <ResultList hits={hits} isStale={!isCurrent} />
      {status === 'failed' ? (
        <SearchFailure onRetry={retry} />
      ) : (
        query !== '' && (isCurrent ? hits.length < total : hits.length === 0) && <MoreResults place={place} onReach={loadMore} />
      )}
    </>
  )
}
