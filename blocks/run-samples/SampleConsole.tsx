import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import documented, { type Built } from '../../playground/built.ts'
import { preferAnswers } from '../../src/theme/state/preferred-answers.ts'
import { standInFor } from '../../src/theme/state/stand-in.ts'
import { adoptStyle } from '../../src/theme/styles/adopt-style.ts'
import { AnswerView } from './AnswerView.tsx'
import { CodeField } from './CodeField.tsx'
import styles from './console.css?inline'
import { ConsoleBar } from './ConsoleBar.tsx'
import { isOperation } from './operation.ts'
import { RequestEditor } from './RequestEditor.tsx'
import { fetchAhead } from './fetch-ahead.ts'
import { fold, isSameRequest, readRequest, unfinishedPart, unfold } from './request-text.ts'
import { chainTo, type Sample } from './samples.ts'
import { addressOf, forgetShared, nameOf, type Shared } from './share.ts'
import { useAnswer } from './useAnswer.ts'
import type { Places } from './places.ts'
import { editionOf, usePreferredEdition } from './version.ts'

adoptStyle(styles)

interface SampleConsoleProps {
  sample: Sample
  samples: Sample[]
  places: Places
  isEditing: boolean
  /** Increases with each request to run the sample: by a link, then by Run. */
  runs: number
  shared: Shared | undefined
}

/** Snapshot of what was sent: text, sender, and version. */
interface Sent {
  text: string
  reader: string | undefined
  edition: Built
}

/** Console of a sample: an editor in place of the request, and the response in place of the recorded one. */
export default function SampleConsole({ sample, samples, places, isEditing, runs, shared }: SampleConsoleProps) {
  const [text, setText] = useState(() => written(sample, shared?.request ?? sample.text))
  const [reader, setReader] = useState(shared ? shared.as : sample.as)
  const preferred = usePreferredEdition()
  // A shared link selects its sender's version.
  const [linked, setLinked] = useState(shared?.version)
  const edition = linked === undefined ? preferred : editionOf(linked)
  const [firstEdition] = useState(edition)
  const [isShown, setIsShown] = useState(true)
  const { outcome, isBusy, documents, run, wouldWrite, forget } = useAnswer({
    kind: sample.kind,
    text: sample.text,
    as: sample.as,
    recorded: sample.answer?.querySelector('pre')!.textContent,
    before: chainTo(sample, samples).slice(0, -1),
  })
  const [sent, setSent] = useState<Sent>()
  /** A GraphQL operation may replace a request. */
  const kindOf = (next: string) => (sample.kind === 'request' && isOperation(next) ? 'graphql' : sample.kind)
  const questionOf = (next: Sent) => ({ kind: kindOf(next.text), text: next.text, as: next.reader })
  const kind = kindOf(text)
  const [isReplaced, setIsReplaced] = useState(false)
  const isCode = kind === 'code'
  const isText = kind !== 'request'
  const isEdited = (isText ? text !== sample.text : !isSameRequest(text, sample.text)) || (!isCode && reader !== sample.as)
  const isOpen = isEditing || isEdited
  const wouldSendWrite = (next: Sent) => wouldWrite(questionOf(next), next.edition)
  const isSent = sent ? text === sent.text && reader === sent.reader && edition === sent.edition : !isEdited && edition === firstEdition
  // GET requests are sent while the reader types.
  const waitsForRun = isText || readRequest(text).method !== 'GET' || wouldSendWrite({ text, reader, edition })
  /** A text that isn't sent because it is unfinished. */
  const [unfinished, setUnfinished] = useState<string>()
  const isUnfinished = unfinished === text
  const isUnsent = !isSent && (waitsForRun || isUnfinished)

  const runIt = (next: Sent) => {
    setIsShown(true)
    setSent(next)
    void run(questionOf(next), next.edition)
  }
  /** Requests that write are sent only on Run. */
  const runIfReading = (next: Sent) => {
    if (!wouldSendWrite(next)) runIt(next)
  }
  /** Whether the reader has pressed Run and hasn't seen the response yet. */
  const isAwaited = useRef(false)
  const runAgain = useEffectEvent(() => {
    // The first run may come from a shared link, which must not write.
    if (shared && runs === 1) return runIfReading({ text, reader, edition })
    isAwaited.current = true
    runIt({ text, reader, edition })
  })
  useEffect(() => {
    if (!outcome || !isAwaited.current) return
    isAwaited.current = false
    // The response may be below the screen, unless the reader has gone elsewhere meanwhile.
    if (isOnScreen(places.controls)) places.answer.querySelector('.run-head')!.scrollIntoView({ block: 'nearest' })
  }, [outcome, places])
  const ran = useRef(0)
  useEffect(() => {
    if (runs === ran.current) return
    ran.current = runs
    runAgain()
  }, [runs])
  useHidden(sample.element.querySelector('pre')!, isOpen)
  // While an edited request waits for Run, the recorded response would seem to be its response. While the reader types, it keeps its place.
  const isRecordedHidden = (isShown && outcome !== undefined) || (isUnsent && isEdited && waitsForRun)
  useHidden(sample.answer, isRecordedHidden)

  const changeEdition = (next: Built) => {
    fetchAhead(next)
    forgetShared()
    setLinked(undefined)
    preferAnswers(next === documented ? undefined : next.version)
    runIfReading({ text, reader, edition: next })
  }
  const change = (next: string) => {
    forgetShared()
    // The field for the other kind takes over focus.
    if (kindOf(next) !== kind) setIsReplaced(true)
    setText(next)
  }
  const restore = () => {
    forgetShared()
    setText(written(sample, sample.text))
    setReader(sample.as)
    setSent(undefined)
    setIsShown(false)
    forget()
    // The button disappears, and focus with it.
    places.controls.querySelector('button')!.focus()
  }
  return (
    <>
      {createPortal(
        isOpen &&
          (isText ? (
            <CodeField
              language={kind}
              value={text}
              edition={edition}
              takesFocus={isEditing || isReplaced}
              startsAtEnd={kind !== sample.kind}
              onChange={change}
              onRun={() => runIt({ text, reader, edition })}
            />
          ) : (
            <RequestEditor
              label="Request"
              value={text}
              edition={edition}
              reader={reader}
              error={outcome?.answer}
              documents={documents}
              takesFocus={isEditing || isReplaced}
              hasReplaced={isReplaced}
              onChange={change}
              onRun={() => runIt({ text, reader, edition })}
              onPause={() => {
                if (isSent) return
                if (unfinishedPart(text)) setUnfinished(text)
                else runIfReading({ text, reader, edition })
              }}
            />
          )),
        places.editor,
      )}
      {createPortal(
        <>
          {(isOpen || (outcome && isShown)) && (
            <ConsoleBar
              edition={edition}
              reader={isCode ? null : reader}
              isEdited={isEdited}
              isAnswered={outcome !== undefined && isShown}
              isRecorded={sample.answer !== undefined}
              address={() =>
                addressOf({
                  request: isText ? text : fold(text),
                  sample: nameOf(sample.text),
                  ...(reader !== undefined && { as: reader }),
                  version: edition.version,
                })
              }
              onReader={(next) => {
                forgetShared()
                setReader(next)
                runIfReading({ text, reader: next, edition })
              }}
              onEdition={changeEdition}
              onReset={() => {
                if (sent) runIfReading(sent)
              }}
              onRestore={restore}
            />
          )}
          {(isShown || isUnsent) && (
            <AnswerView
              outcome={isShown ? outcome : undefined}
              isBusy={isBusy}
              isEdited={isEdited}
              unsent={isUnsent ? unsentStatus({ isCode, unfinished: isUnfinished ? unfinishedPart(text) : undefined }) : undefined}
              isAboveRecorded={sample.answer !== undefined && !isRecordedHidden}
              edition={edition}
            />
          )}
        </>,
        places.answer,
      )}
    </>
  )
}

/** Returns a sample's text in the form for editing. */
function written({ kind }: Sample, text: string): string {
  return kind === 'request' && !isOperation(text) ? unfold(text) : text
}

/** Why a text hasn't run or been sent. */
function unsentStatus({ isCode, unfinished }: { isCode: boolean; unfinished: string | undefined }): string {
  if (isCode) return 'Not run yet: press Run.'
  return `Not sent yet: ${unfinished ?? 'press Run'}.`
}

function isOnScreen(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}

/** Hides an element while another replaces it. */
function useHidden(element: HTMLElement | undefined, isHidden: boolean): void {
  useEffect(() => (isHidden && element ? standInFor(element) : undefined), [element, isHidden])
}
