import { useState, type SubmitEvent } from 'react'
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
  const { repositoryUrl, feedback } = useSite()
  const [answer, setAnswer] = useState<'yes' | 'no'>()
  const [status, setStatus] = useState<'writing' | 'sending' | 'sent' | 'failed'>('writing')
  const [comment, setComment] = useState('')
  if (!repositoryUrl && !feedback) return null
  const issue = (chosen: string, text = '') =>
    repositoryUrl ? issueAddress(repositoryUrl, { route, title, answer: chosen, text }) : undefined

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!feedback) {
      open(issue(answer!, comment), '_blank', 'noopener')
      return setStatus('sent')
    }
    setStatus('sending')
    try {
      const response = await fetch(feedback.endpoint, {
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
    <section className={styles.feedback} aria-label="Feedback">
      <p>Was this page helpful?</p>
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
            {choice === 'yes' ? 'Yes' : 'No'}
          </a>
        ))}
      </div>
      <div role="status">{status === 'sent' && <p>Thank you.</p>}</div>
      {answer && status !== 'sent' && (
        <form className={styles.form} onSubmit={onSubmit}>
          <label>
            {answer === 'yes' ? 'What helped you?' : 'What did you miss?'} <small>optional, public</small>
            <textarea value={comment} maxLength={2000} rows={3} onChange={(event) => setComment(event.target.value)} />
          </label>
          <button type="submit" disabled={status === 'sending'}>
            {feedback ? 'Send' : 'Write it on GitHub'}
          </button>
          {status === 'failed' && (
            <p role="alert">
              It couldn’t be sent; what you wrote is still here.{' '}
              {repositoryUrl && (
                <a href={issue(answer, comment)} target="_blank" rel="noopener noreferrer">
                  Send it as an issue instead
                </a>
              )}
            </p>
          )}
        </form>
      )}
    </section>
  )
}

interface Feedback extends PageFeedbackProps {
  answer: string
  text: string
}

function issueAddress(repositoryUrl: string, { route, title, answer, text }: Feedback): string {
  const parameters = new URLSearchParams({
    title: `Docs: ${title}`,
    body: `Page: ${route}\nHelpful: ${answer}\n\n${text}`,
  })
  return `${repositoryUrl.replace(/\/$/, '')}/issues/new?${parameters.toString()}`
}
