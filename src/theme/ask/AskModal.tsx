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
  /** Asked at once, when there is one. */
  question: string
  /** How often the window was opened. */
  count: number
  route: string
  isDocument: boolean
}

/**
 * The window for questions (specification, section 7): a panel beside the page, which stays usable, or a sheet where there is no
 * room for both. The conversation stays while the reader moves through the site.
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
    setIsOpen(true)
    // Where the reader left off: what isn't shown forgets how far it was scrolled.
    ;[...box.querySelectorAll('article')].at(-1)?.scrollIntoView({ block: 'start' })
    field.current?.focus()
    const asked = question.trim().slice(0, MAX_LENGTH)
    // A shared link that is loaded again has its answer already.
    if (asked !== '' && turns.at(-1)?.question !== asked) ask(asked)
    else prepare(loadService)
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
  const onKeyDown = (event: KeyboardEvent) => {
    // The browser closes only what is over the page.
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) dialog.current?.close()
    onArrow(event)
  }
  const onClose = () => {
    // It may have gone from one place to the other.
    if (dialog.current?.open) return
    setIsOpen(false)
    stop()
  }
  const startOver = () => {
    clear()
    field.current?.focus()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- hears of its links, which keys reach too, and of keys that lead through it
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
            {turns.length === 0 && <Starts document={isOpen && isDocument ? route : undefined} onAsk={begin} />}
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
          {/* Once, and as a whole: a model's answer comes in pieces. */}
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
    // Asking tries again, and tells of it.
    () => {},
  )
}

async function openWidget(load: LoadAskService): Promise<void> {
  const service = await load()
  if ('open' in service) await service.open()
}
