import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react'
import { documentationSet } from '../../site/documentation-sets.ts'
import { Icon } from '../parts/Icon.tsx'
import { useAskService } from '../state/ask.tsx'
import { useAllMessages } from '../state/messages.tsx'
import { useSite } from '../state/site.tsx'
import styles from './AskModal.module.css'
import { reasonOf } from './failure.ts'
import { QuestionForm } from './QuestionForm.tsx'
import { QuestionList } from './QuestionList.tsx'
import { TurnView } from './TurnView.tsx'
import { useConversation } from './useConversation.ts'
import { show, useDock } from './useDock.ts'

interface AskModalProps {
  /** Asked at once, when there is one. */
  question: string
  /** How often the window was opened. */
  count: number
  route: string
}

/**
 * The window for questions (specification, section 7): a panel beside the page, which stays usable, or a sheet where there is no
 * room for both. The conversation stays while the reader moves through the site.
 */
export default function AskModal({ question, count, route }: AskModalProps) {
  const site = useSite()
  const messages = useAllMessages()
  const loadService = useAskService()
  const dialog = useRef<HTMLDialogElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [widgetError, setWidgetError] = useState('')
  const { turns, isAnswering, ask, stop, clear } = useConversation(loadService, documentationSet(site, route, messages.sets).label)
  const isWidget = site.ask.provider === 'widget'
  const isDocked = useDock(dialog)

  // Each opening is an event from outside, told by its number.
  useEffect(() => {
    const box = dialog.current!
    if (isWidget) {
      openWidget(loadService).catch((error: unknown) => {
        const reason = reasonOf(error)
        setWidgetError(reason ? messages.ask.failures[reason] : messages.ask.unavailable)
        show(box, isDocked)
      })
      return
    }
    show(box, isDocked)
    field.current?.focus()
    if (question.trim() !== '') ask(question)
    // oxlint-disable-next-line react/exhaustive-deps -- the opening counts, not what the last render brought
  }, [count])

  const begin = (start: string) => {
    // The button is gone.
    field.current?.focus()
    ask(start)
  }
  const onClick = ({ target }: MouseEvent) => {
    // The page that it leads to is under the sheet.
    if (!isDocked && target instanceof Element && target.closest('a')) dialog.current?.close()
  }
  const onKeyDown = ({ key, nativeEvent }: KeyboardEvent) => {
    // The browser closes only what is over the page.
    if (key === 'Escape' && !nativeEvent.isComposing) dialog.current?.close()
  }
  const onClose = () => {
    // It may have gone from one place to the other.
    if (!dialog.current?.open) stop()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- hears of its links, which keys reach too, and of Escape
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-docked={isDocked || undefined}
      aria-labelledby="ask-title"
      closedby={isDocked ? 'none' : 'any'}
      onClick={onClick}
      onKeyDown={onKeyDown}
      onClose={onClose}
    >
      <div className={styles.header}>
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
      </div>
      {widgetError ? (
        <p className={styles.failure} role="alert">
          {widgetError}
        </p>
      ) : (
        <>
          {turns.length === 0 && site.ask.questions.length > 0 && (
            <div className={styles.starts}>
              <QuestionList label={messages.ask.starts} questions={site.ask.questions} onAsk={begin} />
            </div>
          )}
          <div className={styles.turns} aria-live="polite" aria-busy={isAnswering}>
            {turns.map((turn, index) => (
              <TurnView key={turn.id} turn={turn} isLast={index === turns.length - 1} onAsk={ask} />
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
