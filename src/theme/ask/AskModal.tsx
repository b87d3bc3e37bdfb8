import { useEffect, useRef, useState, type MouseEvent } from 'react'
import { documentationSet } from '../../site/documentation-sets.ts'
import { Icon } from '../parts/Icon.tsx'
import { useAskService } from '../state/ask.tsx'
import { useAllMessages } from '../state/messages.tsx'
import { useSite } from '../state/site.tsx'
import styles from './AskModal.module.css'
import { reasonOf } from './failure.ts'
import { QuestionForm } from './QuestionForm.tsx'
import { TurnView } from './TurnView.tsx'
import { useConversation } from './useConversation.ts'

interface AskModalProps {
  /** Asked at once, when there is one. */
  question: string
  /** How often the window was opened. */
  count: number
  route: string
}

/** The window for questions (specification, section 7). The conversation stays while the reader moves through the site. */
export default function AskModal({ question, count, route }: AskModalProps) {
  const site = useSite()
  const messages = useAllMessages()
  const loadService = useAskService()
  const dialog = useRef<HTMLDialogElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [widgetError, setWidgetError] = useState('')
  const { turns, isAnswering, ask, stop, clear } = useConversation(loadService, documentationSet(site, route, messages.sets).label)
  const isWidget = site.ask.provider === 'widget'

  // Each opening is an event from outside, told by its number.
  useEffect(() => {
    const box = dialog.current!
    if (isWidget) {
      openWidget(loadService).catch((error: unknown) => {
        const reason = reasonOf(error)
        setWidgetError(reason ? messages.ask.failures[reason] : messages.ask.unavailable)
        if (!box.open) box.showModal()
      })
      return
    }
    if (!box.open) box.showModal()
    field.current?.focus()
    if (question.trim() !== '') ask(question)
    // oxlint-disable-next-line react/exhaustive-deps -- the opening counts, not what the last render brought
  }, [count])

  const onClick = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) dialog.current?.close()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- hears of its links, which keys reach too
    <dialog ref={dialog} className={styles.dialog} aria-labelledby="ask-title" closedby="any" onClick={onClick} onClose={stop}>
      <header className={styles.header}>
        <h2 id="ask-title">{messages.ask.title}</h2>
        {turns.length > 0 && (
          <button
            type="button"
            className={styles.again}
            onClick={() => {
              clear()
              field.current?.focus()
            }}
          >
            {messages.ask.startOver}
          </button>
        )}
        <button type="button" className={styles.icon} aria-label={messages.ask.close} onClick={() => dialog.current?.close()}>
          <Icon name="close" size={18} />
        </button>
        <p className={styles.disclaimer}>{messages.ask.disclaimer}</p>
      </header>
      {widgetError ? (
        <p className={styles.failure} role="alert">
          {widgetError}
        </p>
      ) : (
        <>
          <div className={styles.turns} aria-live="polite" aria-busy={isAnswering}>
            {turns.map((turn, index) => (
              <TurnView key={turn.id} turn={turn} isLast={index === turns.length - 1} />
            ))}
          </div>
          <QuestionForm field={field} isFollowUp={turns.length > 0} isAnswering={isAnswering} onAsk={ask} onStop={stop} />
        </>
      )}
    </dialog>
  )
}

async function openWidget(load: ReturnType<typeof useAskService>): Promise<void> {
  const service = await load()
  if ('open' in service) await service.open()
}
