import { useMessages } from '../state/messages.tsx'
import { adoptStyle } from '../styles/adopt-style.ts'
import css from './SearchFailure.css?inline'

adoptStyle(css)

/** Search failure with a Retry button (texts of the specification, section 8). */
export function SearchFailure({ onRetry }: { onRetry: () => void }) {
  const { search, failure } = useMessages()
  return (
    <div className="search-failure" role="alert">
      <p>{search.failed}</p>
      <p>{search.failedHint}</p>
      <button type="button" onClick={onRetry}>
        {failure.retry}
      </button>
    </div>
  )
}
