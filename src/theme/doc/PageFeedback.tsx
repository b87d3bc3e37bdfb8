import { useState, type SubmitEvent } from 'react'
import { castVote, voteAddress } from '../parts/cast-vote.ts'
import { newIssue } from '../parts/new-issue.ts'
import { useMessages } from '../state/messages.tsx'
import { useSite } from '../state/site.tsx'
import { adoptStyle } from '../styles/adopt-style.ts'
import css from './PageFeedback.awake.css?inline'
import styles from './PageFeedback.module.css'

adoptStyle(css)

interface PageFeedbackProps {
  route: string
  title: string
}

type Answer = 'yes' | 'no'

/**
 * “Was this page helpful?” If the site's own server collects votes, a plain form that works without JavaScript. Comments are public: they
 * go to the repository as an issue.
 */
export function PageFeedback({ route, title }: PageFeedbackProps) {
  const site = useSite()
  const { feedback, frame } = useMessages()
  const [answer, setAnswer] = useState<Answer>()
  const [status, setStatus] = useState<'open' | 'sending' | 'counted' | 'failed'>('open')
  const [isClosed, setIsClosed] = useState(false)
  const address = voteAddress(site)
  if (address === undefined) return null
  const isOwn = address.startsWith('/')

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (status === 'sending' || status === 'counted') return
    const chosen = (event.nativeEvent.submitter as HTMLButtonElement).value as Answer
    setAnswer(chosen)
    setStatus('sending')
    setIsClosed(false)
    setStatus((await castVote(address, { route, helpful: chosen === 'yes' })) ? 'counted' : 'failed')
  }

  const isCounted = status === 'counted'
  const hasIssues = newIssue(site, { title }) !== undefined
  const close = () => {
    setIsClosed(true)
    document.querySelector<HTMLElement>('[name=helpful][aria-pressed=true]')?.focus()
  }

  return (
    <section className={styles.feedback} aria-label={feedback.title}>
      <form className={styles.vote} method="post" action={isOwn ? address : undefined} onSubmit={onSubmit}>
        {/* The thanks take the question’s place, so that nothing moves. */}
        <p data-answered={isCounted || undefined}>
          <span>{feedback.question}</span>
          <span role="status">{isCounted && feedback.thanks}</span>
        </p>
        <input type="hidden" name="route" value={route} />
        {(['yes', 'no'] as const).map((choice) => (
          <button
            key={choice}
            type="submit"
            name="helpful"
            value={choice}
            data-wake={isOwn ? undefined : ''}
            aria-pressed={answer === choice}
            aria-disabled={isCounted || undefined}
          >
            {feedback[choice]}
          </button>
        ))}
      </form>
      {/* Target of the form's redirect without JavaScript. */}
      {status === 'open' && (
        <p id="thanks" className={styles.thanks}>
          {feedback.thanks}
        </p>
      )}
      {answer && !isClosed && (status === 'failed' || (isCounted && hasIssues)) && (
        <div className="vote-comment">
          {status === 'failed' && (
            <p className="vote-failure" role="alert">
              {feedback.failed}
            </p>
          )}
          <Comment route={route} title={title} answer={answer} onClose={close} />
          <button type="button" aria-label={frame.close} onClick={close}>
            ✕
          </button>
        </div>
      )}
    </section>
  )
}

function Comment({ route, title, answer, onClose }: PageFeedbackProps & { answer: Answer; onClose: () => void }) {
  const { feedback } = useMessages()
  const [text, setText] = useState('')
  const issue = newIssue(useSite(), { title: feedback.issue(title), body: feedback.issueText({ route, answer, text }) })
  if (!issue) return null
  return (
    <>
      <label>
        {answer === 'yes' ? feedback.helped : feedback.missed} <small>{feedback.optional}</small>
        <textarea
          value={text}
          maxLength={2000}
          rows={3}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={({ key }) => key === 'Escape' && onClose()}
        />
      </label>
      <a href={issue} target="_blank" rel="noopener noreferrer">
        {feedback.write}
      </a>
    </>
  )
}
