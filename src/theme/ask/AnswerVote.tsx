import { useState } from 'react'
import { castVote, voteAddress } from '../parts/cast-vote.ts'
import { useAllMessages } from '../state/messages.tsx'
import { useSite } from '../state/site.tsx'
import styles from './AskModal.module.css'
import { mainSource, type Turn, writtenOf } from './turn.ts'

interface AnswerVoteProps {
  turn: Turn
  /** Called after the vote was recorded. */
  onVote: (vote: 'yes' | 'no') => void
}

/**
 * Asks whether an answer helped, on sites that collect votes. The vote counts for the authors' question if it was used, otherwise for the
 * page.
 */
export function AnswerVote({ turn, onVote }: AnswerVoteProps) {
  const address = voteAddress(useSite())
  const { ask, feedback } = useAllMessages()
  const [status, setStatus] = useState<'open' | 'sending' | 'failed'>('open')
  const source = mainSource(turn)
  if (address === undefined || !source) return null

  const cast = async (vote: 'yes' | 'no') => {
    if (status === 'sending' || turn.vote) return
    setStatus('sending')
    const { route } = source
    const isCounted = await castVote(address, { route, helpful: vote === 'yes', question: writtenOf(turn)?.question ?? '' })
    setStatus(isCounted ? 'open' : 'failed')
    if (isCounted) onVote(vote)
  }
  return (
    <>
      <div className={styles.vote} role="group" aria-label={ask.helpful}>
        <span aria-hidden="true">{turn.vote ? feedback.thanks : ask.helpful}</span>
        {(['yes', 'no'] as const).map((vote) => (
          <button
            key={vote}
            type="button"
            aria-pressed={turn.vote === vote}
            aria-disabled={turn.vote !== undefined || undefined}
            onClick={() => void cast(vote)}
          >
            {feedback[vote]}
          </button>
        ))}
        <span role="status" className="sr-only">
          {turn.vote && feedback.thanks}
        </span>
      </div>
      {status === 'failed' && (
        <p className={styles.failure} role="alert">
          {feedback.failed}
        </p>
      )}
    </>
  )
}
