import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react'
import { documentationSet } from '../../site/documentation-sets.ts'
import { type LoadAskService, useAskService } from '../state/ask.tsx'
import { useAllMessages } from '../state/messages.tsx'
import { useSite } from '../state/site.tsx'
import { AskHeader } from './AskHeader.tsx'
import styles from './AskModal.module.css'
import { reasonOf } from './failure.ts'
import { MAX_LENGTH, QuestionForm } from './QuestionForm.tsx'
import { spokenAnswer } from './spoken.ts'
import { Starts } from './Starts.tsx'
import { TurnView } from './TurnView.tsx'
import { useConversation } from './useConversation.ts'
import { show, useDock } from './useDock.ts'
import { useSuggestionKeys } from './useSuggestionKeys.ts'

interface AskModalProps {
  /** Submitted immediately unless empty. */
  question: string
  /** Increases each time the window is opened. */
  count: number
  route: string
  isDocument: boolean
}

/**
 * The Ask AI window (specification, section 7): a non-modal panel next to the page, or a sheet on narrower screens. The conversation
 * survives navigation.
 */
export default function AskModal({ question, count, route, isDocument }: AskModalProps) {
  const site = useSite()
  const messages = useAllMessages()
  const loadService = useAskService()
  const dialog = useRef<HTMLDialogElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [widgetError, setWidgetError] = useState('')
  const set = documentationSet(site, route, messages.sets).label
  const { turns, ended, isAnswering, ask, vote, stop, clear } = useConversation(loadService, set)
  const isWidget = site.ask.provider === 'widget'
  const isDocked = useDock(dialog)
  const onArrow = useSuggestionKeys(field)

  // A new `count` is a request to open the window.
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
    setIsOpen(true)
    // A closed dialog loses its scroll position.
    ;[...box.querySelectorAll('article')].at(-1)?.scrollIntoView({ block: 'start' })
    field.current?.focus()
    const asked = question.trim().slice(0, MAX_LENGTH)
    // After a reload, the question of a shared link already has its answer.
    if (asked !== '' && turns.at(-1)?.question !== asked) ask(asked)
    else prepare(loadService)
    // oxlint-disable-next-line react/exhaustive-deps -- runs once per opening, not for each new value
  }, [count])

  const begin = (start: string) => {
    // The clicked suggestion disappears, and focus with it.
    field.current?.focus()
    ask(start)
  }
  const onClick = ({ target }: MouseEvent) => {
    // The sheet would cover the page that the link leads to.
    if (!isDocked && target instanceof Element && target.closest('a')) dialog.current?.close()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Browsers close only modal dialogs on Escape.
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) dialog.current?.close()
    onArrow(event)
  }
  const onClose = () => {
    // `useDock` closes and reopens the dialog to switch modes.
    if (dialog.current?.open) return
    setIsOpen(false)
    stop()
  }
  const startOver = () => {
    clear()
    field.current?.focus()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- handles events that bubble from its links and buttons, which are accessible by keyboard
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
      <AskHeader canStartOver={turns.length > 0} onStartOver={startOver} onClose={() => dialog.current?.close()} />
      {widgetError ? (
        <p className={styles.failure} role="alert">
          {widgetError}
        </p>
      ) : (
        <>
          <div className={styles.turns} role="region" aria-label={messages.ask.conversation}>
            {isOpen && turns.length === 0 && <Starts document={isDocument ? route : undefined} onAsk={begin} />}
            {turns.map((turn, index) => (
              <TurnView
                key={turn.id}
                turn={turn}
                isLast={index === turns.length - 1}
                route={route}
                onAsk={begin}
                onVote={(choice) => vote(turn.id, choice)}
              />
            ))}
          </div>
          <QuestionForm
            field={field}
            isFollowUp={turns.length > 0}
            isAnswering={isAnswering}
            onBegin={(begun) => prepare(loadService, begun)}
            onAsk={ask}
            onStop={stop}
          />
          {/* Announced once, when complete: a generated answer arrives in pieces. */}
          <p role="status" className="sr-only">
            {isOpen && ended && spokenAnswer(ended, messages)}
          </p>
        </>
      )}
    </dialog>
  )
}

function prepare(load: LoadAskService, begun?: string): void {
  load().then(
    (service) => 'prepare' in service && service.prepare(begun),
    // Asking retries, and reports the error.
    () => {},
  )
}

async function openWidget(load: LoadAskService): Promise<void> {
  const service = await load()
  if ('open' in service) await service.open()
}
