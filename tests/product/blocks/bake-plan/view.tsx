import { useEffect, useId, useRef, useState } from 'react'
import { addUp, forget, remember, remembered, type Content, type Sum } from './plan.ts'

/** Props from the document. */
export interface BakePlanProps {
  id: string
  oven: string
  /** The steps in the block's code fence. */
  code: string
}

/** Adds up the steps of a recipe while the reader edits it, and stores them. */
export default function BakePlan({ id, oven, code }: BakePlanProps) {
  const field = useId()
  const [content, setContent] = useState<Content>({ oven, steps: code })
  const [lastGood, setLastGood] = useState<Sum>(() => sumOf(code) ?? { minutes: 0, hottest: 0 })
  const ovenField = useRef<HTMLInputElement>(null)
  const stepsField = useRef<HTMLTextAreaElement>(null)
  /** Current content of the fields, which may be ahead of the state if two events precede a render. */
  const latest = useRef<Content>({ oven, steps: code })
  const sum = addUp(content.steps)
  const error = 'error' in sum ? sum.error : undefined
  if (!('error' in sum) && (sum.minutes !== lastGood.minutes || sum.hottest !== lastGood.hottest)) setLastGood(sum)

  useEffect(() => {
    // Keep edits from before hydration; otherwise, restore the last visit's content.
    const written = { oven: ovenField.current!.value, steps: stepsField.current!.value }
    const found = written.oven !== oven || written.steps !== code ? written : remembered(id)
    if (!found) return
    latest.current = found
    setContent(found)
  }, [id, oven, code])

  const change = (part: Partial<Content>) => {
    latest.current = { ...latest.current, ...part }
    setContent(latest.current)
    remember(id, latest.current)
  }
  const reset = () => {
    forget(id)
    latest.current = { oven, steps: code }
    setContent(latest.current)
    stepsField.current!.focus()
  }

  return (
    <div id={id} className="bake-plan" role="group" aria-label={`Bake plan of ${oven}`}>
      <label htmlFor={`${field}-oven`}>Oven</label>
      <input
        ref={ovenField}
        id={`${field}-oven`}
        type="text"
        spellCheck={false}
        value={content.oven}
        onChange={(event) => change({ oven: event.target.value })}
      />
      <label htmlFor={`${field}-steps`}>Steps</label>
      <textarea
        ref={stepsField}
        id={`${field}-steps`}
        spellCheck={false}
        rows={4}
        value={content.steps}
        aria-invalid={error !== undefined}
        aria-describedby={`${field}-error`}
        onChange={(event) => change({ steps: event.target.value })}
      />
      <p id={`${field}-error`} aria-live="polite">
        {error}
      </p>
      <label htmlFor={`${field}-plan`}>Plan</label>
      <output id={`${field}-plan`}>
        {content.oven}: {lastGood.minutes} minutes, {lastGood.hottest} °C at most
      </output>
      <button type="button" hidden={content.oven === oven && content.steps === code} onClick={reset}>
        Reset
      </button>
    </div>
  )
}

function sumOf(steps: string): Sum | undefined {
  const sum = addUp(steps)
  return 'error' in sum ? undefined : sum
}
