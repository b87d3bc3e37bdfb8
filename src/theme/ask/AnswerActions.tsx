import { useEffect, useState } from 'react'
import { withBase } from '../../addresses/base-url.ts'
import { sectionAddress } from '../../addresses/section-address.ts'
import { useAllMessages } from '../state/messages.tsx'
import { useSite } from '../state/site.tsx'
import { answerMarkdown } from './answer-markdown.ts'
import { AnswerVote } from './AnswerVote.tsx'
import styles from './AskModal.module.css'
import { mainSource, type Turn } from './turn.ts'

/** Display time of the outcome in milliseconds. */
const SHOWN = 2000

interface AnswerActionsProps {
  turn: Turn
  /** Current page; the shared link's target if the answer has no source. */
  route: string
  onVote: (vote: 'yes' | 'no') => void
}

/** Buttons for a completed answer: copy, share, vote. */
export function AnswerActions({ turn, route, onVote }: AnswerActionsProps) {
  const { baseUrl } = useSite()
  const { ask } = useAllMessages()
  const toUrl = (target: string) => new URL(withBase(target, baseUrl), location.origin).href
  const copyAnswer = () => answerMarkdown(turn, { toUrl, ask })
  const copyLink = () => {
    // Link to the answer's main source, the most useful page to show next to it.
    const source = mainSource(turn)
    const url = new URL(toUrl(source ? sectionAddress(source) : route))
    url.searchParams.set('ask', turn.question)
    return url.href
  }
  return (
    <div className={styles.actions}>
      {turn.said.length > 0 && <CopyButton label={ask.copyAnswer} text={copyAnswer} />}
      <CopyButton label={ask.copyLink} text={copyLink} />
      {turn.said.length > 0 && <AnswerVote turn={turn} onVote={onVote} />}
    </div>
  )
}

function CopyButton({ label, text }: { label: string; text: () => string }) {
  const { copyPage } = useAllMessages()
  const [outcome, setOutcome] = useState<string>()
  useEffect(() => {
    if (outcome === undefined) return
    const timer = setTimeout(() => setOutcome(undefined), SHOWN)
    return () => clearTimeout(timer)
  }, [outcome])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text())
      setOutcome(copyPage.copied)
    } catch {
      setOutcome(copyPage.notCopied)
    }
  }
  return (
    <>
      <button type="button" onClick={() => void copy()}>
        {outcome ?? label}
      </button>
      <span role="status" className="sr-only">
        {outcome}
      </span>
    </>
  )
}
