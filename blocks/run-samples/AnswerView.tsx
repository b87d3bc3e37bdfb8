import { useState, useSyncExternalStore } from 'react'
import type { Built } from '../../playground/built.ts'
import { filesFor } from '../../playground/later-parts.ts'
import { AnswerLines } from './AnswerLines.tsx'
import { ReaderCopy, watchCopies } from './reader-copy.ts'
import { isBad } from './reply.ts'
import { permissionsOf } from './senders.ts'
import { errorIn, partsOf } from './strapi-error.ts'
import type { Outcome } from './useAnswer.ts'

/** Error name in GraphQL responses, whose status is 200. */
const FORBIDDEN = 'ForbiddenError'

interface AnswerViewProps {
  outcome: Outcome | undefined
  isBusy: boolean
  isEdited: boolean
  /** Why edited content doesn't have a response yet, as a sentence; `undefined` if the response is for the current content. */
  unsent?: string | undefined
  /** Whether the recorded response is visible. */
  isAboveRecorded?: boolean
  /** The Strapi version that runs requests. */
  edition: Built
}

/** Renders the response in place of the recorded one. */
export function AnswerView({ outcome, isBusy, isEdited, unsent, isAboveRecorded, edition }: AnswerViewProps) {
  const [withGone, setWithGone] = useState(false)
  const error = unsent !== undefined || outcome?.answer?.status === undefined ? undefined : errorIn(outcome.answer.body)
  return (
    <div className="run-result" data-busy={isBusy || undefined} data-edited={isEdited || undefined}>
      <div className="run-head">
        <p className="run-status" role="status">
          {unsent ? (
            outdated(unsent, outcome?.answer ? 'last' : isAboveRecorded ? 'recorded' : undefined)
          ) : outcome ? (
            <Status outcome={outcome} isEdited={isEdited} />
          ) : (
            isBusy && <Loading edition={edition} />
          )}
        </p>
        {outcome && outcome.comparison.gone > 0 && (
          <button type="button" aria-pressed={withGone} onClick={() => setWithGone(!withGone)}>
            {withGone ? 'Hide' : 'Show'} removed lines
          </button>
        )}
        {!unsent && outcome?.answer && (
          <small>
            Strapi {outcome.version} in your browser, {outcome.answer.ms < 1 ? '< 1' : Math.round(outcome.answer.ms)} ms
          </small>
        )}
      </div>
      <div aria-live="polite">
        {error && (
          <p className="run-error">
            <b>{error.name}</b> {error.message}
            {partsOf(error).map((part) => (
              <span key={part}>{part}</span>
            ))}
            {(outcome?.answer?.status === 403 || error.name === FORBIDDEN) && (
              <span>{permissionsOf(outcome?.as)} doesn’t allow this request. Choose another sender in “Sent by”.</span>
            )}
            {outcome?.answer?.status === 401 && <span>The credentials that were sent aren’t valid.</span>}
          </p>
        )}
      </div>
      {outcome?.answer?.output && outcome.answer.output.length > 0 && (
        <pre className="run-output" tabIndex={0} role="region" aria-label="Printed">
          {outcome.answer.output.join('\n')}
        </pre>
      )}
      {outcome && outcome.printed.lines.length > 0 && <AnswerLines outcome={outcome} withGone={withGone} />}
    </div>
  )
}

/** Write requests are sent only on Run, and unfinished ones not while typing, so say that the response below is outdated. */
function outdated(unsent: string, below: 'last' | 'recorded' | undefined): string {
  return below ? `${unsent} Below is the ${below} response.` : unsent
}

function Loading({ edition }: { edition: Built }) {
  const { progress, isReady } = useSyncExternalStore(watchCopies, () => ReaderCopy.of(edition).state)
  const isLoaded = progress === undefined || progress.loaded === progress.total
  if (isReady && isLoaded) return 'Asking …'
  const total = progress?.total ?? filesFor(edition.files).reduce((sum, { compressed }) => sum + compressed, 0)
  return (
    <>
      Loading Strapi {edition.version} into your browser, once: {Math.round(total / 1000)} kB
      <progress max={total} value={progress?.loaded ?? 0} aria-label="Loaded" />
    </>
  )
}

function Status({ outcome, isEdited }: { outcome: Outcome; isEdited: boolean }) {
  const { answer, failure, first, changes = 0 } = outcome
  if (!answer) return <span className="run-failure">{failure}</span>
  return (
    <>
      <b data-bad={isBad(answer) || undefined}>
        {answer.status} {answer.reason}
      </b>
      <span>{summaryOf(outcome, isEdited)}</span>
      {first.length > 0 && <span>after {first.join(', ')}</span>}
      {changes > 0 && (
        <span>
          {changes === 1 ? 'Your change to the content is included.' : `Your ${changes} changes to the content are included.`} Reset content
          to undo {changes === 1 ? 'it' : 'them'}.
        </span>
      )}
    </>
  )
}

function summaryOf({ comparison, isRecorded, other }: Outcome, isEdited: boolean): string {
  const { kind, added, gone } = comparison
  const changes = [added > 0 && `${values(added)} new`, gone > 0 && `${values(gone)} gone`].filter(Boolean).join(', ')
  if (other) {
    const { version, answer } = other
    if (kind === 'same') return `the same as in ${version}`
    if (kind === 'changed') return `${changes}, compared with ${version}`
    return `${[answer.status, answer.reason].filter(Boolean).join(' ')} in ${version}`
  }
  if (kind === 'same') return isRecorded ? 'as recorded' : isEdited ? 'the same as the sample’s' : 'in full'
  return changes
}

function values(count: number): string {
  return `${count} ${count === 1 ? 'value' : 'values'}`
}
