import { useEffect, useRef } from 'react'
import { useAllMessages } from '../state/messages.tsx'
import { SourceLink, SourceList } from './Sources.tsx'
import styles from './AskModal.module.css'
import { PlainText } from './PlainText.tsx'
import { namedSources, type Said, type Turn } from './turn.ts'

export function TurnView({ turn, isLast }: { turn: Turn; isLast: boolean }) {
  const { ask } = useAllMessages()
  const { question, status, sources, said, nearest, failure } = turn
  const ref = useRef<HTMLElement>(null)
  useEffect(() => {
    // The dialog scrolls, not the page: the new question goes to its top.
    if (isLast) ref.current?.scrollIntoView({ block: 'start' })
  }, [isLast])
  return (
    <article ref={ref} className={styles.turn}>
      <h3 className={styles.question} dir="auto">
        {question}
      </h3>
      {status === 'answering' && said.length === 0 && !nearest && <p className={styles.muted}>{ask.looking}</p>}
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
        </>
      )}
    </article>
  )
}

/** Quotes and code stand as they are; what a model writes runs on, with its citations inside. */
function Answer({ turn: { said, sources } }: { turn: Turn }) {
  const written = said.filter((part) => part.kind === 'text' || part.kind === 'cite')
  const quoted = said.filter((part) => part.kind === 'quote' || part.kind === 'code')
  return (
    <>
      {written.length > 0 && (
        <p className={styles.written}>
          {written.map((part, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- parts are only added at the end
            <Piece key={index} part={part} sources={sources} />
          ))}
        </p>
      )}
      {quoted.map((part, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- parts are only added at the end
        <Piece key={index} part={part} sources={sources} />
      ))}
    </>
  )
}

function Piece({ part, sources }: { part: Said } & Pick<Turn, 'sources'>) {
  switch (part.kind) {
    case 'text':
      return <PlainText text={part.text} />
    case 'cite':
      return <SourceLink source={sources[part.source]} number={part.source + 1} />
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
