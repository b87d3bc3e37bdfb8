import { useEffect, useRef } from 'react'
import { useAllMessages } from '../state/messages.tsx'
import { SourceLink, SourceList } from './Sources.tsx'
import styles from './AskModal.module.css'
import { PlainText } from './PlainText.tsx'
import { QuestionList } from './QuestionList.tsx'
import { namedSources, type Said, type Turn } from './turn.ts'

interface TurnViewProps {
  turn: Turn
  isLast: boolean
  onAsk: (question: string) => void
}

export function TurnView({ turn, isLast, onAsk }: TurnViewProps) {
  const { ask } = useAllMessages()
  const { question, status, sources, said, related, meant, nearest, failure } = turn
  const ref = useRef<HTMLElement>(null)
  useEffect(() => {
    // The dialog scrolls, not the page: the new question goes to its top.
    if (isLast) ref.current?.scrollIntoView({ block: 'start' })
  }, [isLast])
  const isEmpty = said.length === 0 && meant.length === 0 && !nearest
  return (
    <article ref={ref} className={styles.turn}>
      <h3 className={styles.question} dir="auto">
        {question}
      </h3>
      {status === 'answering' && isEmpty && <p className={styles.muted}>{ask.looking}</p>}
      {nearest ? (
        <>
          <p>{ask.unanswered}</p>
          {nearest.length > 0 && <SourceList label={ask.nearest} sources={nearest} shown={[...nearest.keys()]} />}
        </>
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
          <QuestionList label={ask.meant} questions={meant} onAsk={onAsk} />
          {status !== 'answering' && <QuestionList label={ask.related} questions={related} onAsk={onAsk} />}
        </>
      )}
    </article>
  )
}

/** What the authors wrote, and quotes and code, stand as they are; what a model writes runs on, with its citations inside. */
function Answer({ turn: { said, sources } }: { turn: Turn }) {
  const { ask } = useAllMessages()
  const running = said.filter((part) => part.kind === 'text' || part.kind === 'cite')
  const whole = said.filter((part) => part.kind !== 'text' && part.kind !== 'cite')
  return (
    <>
      {running.length > 0 && (
        <p className={styles.written}>
          {running.map((part, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- parts are only added at the end
            <Piece key={index} part={part} sources={sources} />
          ))}
        </p>
      )}
      {whole.some(({ kind }) => kind === 'quote') && <p className={styles.label}>{ask.quoted}</p>}
      {whole.map((part, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- parts are only added at the end
        <Piece key={index} part={part} sources={sources} />
      ))}
      {whole.some(({ kind }) => kind === 'written') && <p className={styles.muted}>{ask.written}</p>}
    </>
  )
}

function Piece({ part, sources }: { part: Said } & Pick<Turn, 'sources'>) {
  switch (part.kind) {
    case 'text':
      return <PlainText text={part.text} />
    case 'cite':
      return <SourceLink source={sources[part.source]} number={part.source + 1} />
    case 'written':
      return (
        <p>
          <PlainText text={part.text} />
        </p>
      )
    case 'quote':
      return (
        <blockquote className={styles.quote}>
          <PlainText text={part.text} /> <SourceLink source={sources[part.source]} number={part.source + 1} />
        </blockquote>
      )
    case 'code':
      return (
        <pre className={styles.code} tabIndex={0}>
          <code>{part.code}</code>
        </pre>
      )
  }
}
