import { useAllMessages } from '../state/messages.tsx'
import styles from './AskModal.module.css'
import { PlainText } from './PlainText.tsx'
import { sentencesOf } from './sentences.ts'
import { SourceLink } from './Sources.tsx'
import { isRunning, isWhole, type Running, type Turn, type Whole, writtenOf } from './turn.ts'

/** Renders an answer and a line that states its origin: generated, quoted, or written by the authors. */
export function Answer({ turn }: { turn: Turn }) {
  const { ask } = useAllMessages()
  const running = turn.said.filter(isRunning)
  const whole = turn.said.filter(isWhole)
  const written = writtenOf(turn)
  return (
    <>
      {running.length > 0 && <ModelAnswer turn={turn} running={running} />}
      {/* Shows which question was matched, if it differs from the reader's. */}
      {written && !isSame(written.question, turn.question) && <p className={styles.label}>{written.question}</p>}
      {whole.some(({ kind }) => kind === 'quote') && <p className={styles.label}>{ask.quoted}</p>}
      {whole.map((part, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- parts are append-only
        <Block key={index} part={part} sources={turn.sources} />
      ))}
      {written && <p className={styles.author}>{ask.written}</p>}
    </>
  )
}

/** Renders generated text with inline citations. Once the answer is complete, marks sentences without a source. */
function ModelAnswer({ turn: { status, sources }, running }: { turn: Turn; running: Running[] }) {
  const { ask } = useAllMessages()
  const sentences = status === 'answering' ? [{ pieces: running, isUnsourced: false }] : sentencesOf(running)
  return (
    <>
      <p className={styles.written}>
        {sentences.map(({ pieces, isUnsourced }, index) => {
          // oxlint-disable-next-line react/no-array-index-key -- parts are append-only
          const said = pieces.map((piece, at) => <Piece key={at} part={piece} sources={sources} />)
          return isUnsourced ? (
            // oxlint-disable-next-line react/no-array-index-key -- sentences are append-only
            <span key={index}>
              <span className={styles.unsourced}>{said}</span> <small className={styles.mark}>{ask.unsourced}</small>
            </span>
          ) : (
            said
          )
        })}
      </p>
      <p className={styles.author}>{ask.generated}</p>
    </>
  )
}

function Piece({ part, sources }: { part: Running } & Pick<Turn, 'sources'>) {
  if (part.kind === 'text') return <PlainText text={part.text} />
  return <SourceLink source={sources[part.source]} number={part.source + 1} />
}

/** Renders an authors' answer, a quote, or code, unchanged. */
function Block({ part, sources }: { part: Whole } & Pick<Turn, 'sources'>) {
  const { copyCode } = useAllMessages()
  switch (part.kind) {
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
        <div className={styles.code}>
          <span className={styles.language}>{part.label}</span>
          <pre tabIndex={0} dir="ltr">
            <code>{part.code}</code>
          </pre>
          {/* The page script handles clicks, by class. */}
          <button type="button" className="copy">
            {copyCode.copy}
          </button>
        </div>
      )
  }
}

function isSame(question: string, asked: string): boolean {
  return bare(question) === bare(asked)
}

function bare(question: string): string {
  return (question.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')
}
