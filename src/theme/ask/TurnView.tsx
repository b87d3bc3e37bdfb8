import { useEffect, useId, useRef } from 'react'
import { newIssue } from '../parts/new-issue.ts'
import { useAllMessages } from '../state/messages.tsx'
import { useSite } from '../state/site.tsx'
import { Answer } from './Answer.tsx'
import { AnswerActions } from './AnswerActions.tsx'
import styles from './AskModal.module.css'
import { QuestionList } from './QuestionList.tsx'
import { SourceList } from './Sources.tsx'
import { namedSources, type Turn } from './turn.ts'

interface TurnViewProps {
  turn: Turn
  isLast: boolean
  /** Current page. */
  route: string
  onAsk: (question: string) => void
  onVote: (vote: 'yes' | 'no') => void
}

/** Renders a question with its answer, sources, and follow-up questions. */
export function TurnView({ turn, isLast, route, onAsk, onVote }: TurnViewProps) {
  const { ask } = useAllMessages()
  const { question, status, sources, said, related, meant, nearest, failure } = turn
  const ref = useRef<HTMLElement>(null)
  const id = useId()
  useEffect(() => {
    // The dialog scrolls, not the page, so the new question moves to the dialog's top.
    if (isLast) ref.current?.scrollIntoView({ block: 'start' })
  }, [isLast])
  const isEmpty = said.length === 0 && meant.length === 0 && !nearest
  return (
    <article ref={ref} className={styles.turn} aria-labelledby={id} aria-busy={status === 'answering'}>
      <h3 id={id} className={styles.question} dir="auto">
        {question}
      </h3>
      {status === 'answering' && isEmpty && <p className={styles.muted}>{ask.looking}</p>}
      {nearest ? (
        <Unanswered question={question} nearest={nearest} />
      ) : (
        <>
          <Answer turn={turn} />
          {status === 'stopped' && <p className={styles.muted}>{ask.stopped}</p>}
          {failure && (
            <p className={styles.failure} role="alert">
              {ask.failures[failure]}
            </p>
          )}
          {status !== 'answering' && said.length > 0 && <SourceList label={ask.sources} sources={sources} shown={namedSources(turn)} />}
        </>
      )}
      <QuestionList label={ask.meant} questions={meant} onAsk={onAsk} />
      {status === 'answered' && <AnswerActions turn={turn} route={route} onVote={onVote} />}
      {status !== 'answering' && <QuestionList label={ask.related} questions={related} onAsk={onAsk} />}
    </article>
  )
}

function Unanswered({ question, nearest }: { question: string; nearest: NonNullable<Turn['nearest']> }) {
  const { ask, search } = useAllMessages()
  const issue = newIssue(useSite(), { title: ask.issue(question) })
  return (
    <>
      <p>{ask.unanswered}</p>
      {nearest.length > 0 && <SourceList label={ask.nearest} sources={nearest} shown={[...nearest.keys()]} />}
      {issue && (
        <p className={styles.muted}>
          {ask.believe}{' '}
          <a href={issue} target="_blank" rel="noopener noreferrer">
            {search.letUsKnow}
          </a>
        </p>
      )}
    </>
  )
}
