import { useState, type SubmitEvent } from 'react'
import { useMessages } from '../state/messages.tsx'
import { useSite } from '../state/site.tsx'
import styles from './PageFeedback.module.css'

interface PageFeedbackProps {
  route: string
  title: string
}

/** The server may keep silent for so long, in milliseconds. */
const PATIENCE = 10_000

/**
 * “Was this page helpful?” An answer goes to the configured endpoint or, by default, into an issue that the reader sends.
 * Without script, both answers are links to that issue.
 */
export function PageFeedback({ route, title }: PageFeedbackProps) {
  const { repositoryUrl, feedback: service } = useSite()
  const { feedback } = useMessages()
  const [answer, setAnswer] = useState<'yes' | 'no'>()
  const [status, setStatus] = useState<'writing' | 'sending' | 'sent' | 'failed'>('writing')
  const [comment, setComment] = useState('')
  if (!repositoryUrl && !service) return null
  const issue = (chosen: string, text = '') =>
    repositoryUrl
      ? issueAddress(repositoryUrl, { title: feedback.issue(title), body: feedback.issueText({ route, answer: chosen, text }) })
      : undefined

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!service) {
      open(issue(answer!, comment), '_blank', 'noopener')
      return setStatus('sent')
    }
    setStatus('sending')
    try {
      const response = await fetch(service.endpoint, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ route, helpful: answer === 'yes', comment }),
        signal: AbortSignal.timeout(PATIENCE),
      })
      setStatus(response.ok ? 'sent' : 'failed')
    } catch {
      setStatus('failed')
    }
  }

  return (
    <section className={styles.feedback} aria-label={feedback.title}>
      <p>{feedback.question}</p>
      <div className={styles.answers}>
        {(['yes', 'no'] as const).map((choice) => (
          <a
            key={choice}
            href={issue(choice) ?? '#'}
            data-wake=""
            data-chosen={answer === choice || undefined}
            target="_blank"
            rel="noopener noreferrer"
            onClick={(event) => {
              event.preventDefault()
              setAnswer(choice)
              setStatus('writing')
            }}
          >
            {feedback[choice]}
          </a>
        ))}
      </div>
      <div role="status">{status === 'sent' && <p>{feedback.thanks}</p>}</div>
      {answer && status !== 'sent' && (
        <form className={styles.form} onSubmit={onSubmit}>
          <label>
            {answer === 'yes' ? feedback.helped : feedback.missed} <small>{feedback.optional}</small>
            <textarea value={comment} maxLength={2000} rows={3} onChange={(event) => setComment(event.target.value)} />
          </label>
          <button type="submit" disabled={status === 'sending'}>
            {service ? feedback.send : feedback.write}
          </button>
          {status === 'failed' && (
            <p role="alert">
              {feedback.failed}{' '}
              {repositoryUrl && (
                <a href={issue(answer, comment)} target="_blank" rel="noopener noreferrer">
                  {feedback.sendAsIssue}
                </a>
              )}
            </p>
          )}
        </form>
      )}
    </section>
  )
}

function issueAddress(repositoryUrl: string, issue: { title: string; body: string }): string {
  return `${repositoryUrl.replace(/\/$/, '')}/issues/new?${new URLSearchParams(issue).toString()}`
}
