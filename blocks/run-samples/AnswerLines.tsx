import { useState } from 'react'
import type { ShownLine } from './comparison.ts'
import type { Line } from './print-json.ts'
import type { Outcome } from './useAnswer.ts'

/** Longer responses are collapsed, like recorded ones … */
const LONG = 30
/** … to this number of lines, but always including the first change. */
const SHOWN = 20
/** Number of visible lines from the first change on. */
const AFTER_CHANGE = 6
/** Limit for rendering performance. */
const MAX_LINES = 3000

/** Renders a highlighted response. New lines are marked by color, sign, and element; removed ones are shown on request. */
export function AnswerLines({ outcome: { comparison, printed }, withGone }: { outcome: Outcome; withGone: boolean }) {
  const [isOpen, setIsOpen] = useState(false)
  const lines = comparison.lines.filter(({ kind }) => withGone || kind !== 'gone')
  const isLong = lines.length > LONG
  const firstChange = lines.findIndex(({ kind }) => kind !== 'same')
  const end = isLong && !isOpen ? Math.max(SHOWN, firstChange + AFTER_CHANGE) : MAX_LINES
  return (
    <>
      <pre className="run-lines" data-marked={comparison.kind === 'changed' || undefined} tabIndex={0} role="region" aria-label="Response">
        <code>
          {lines.slice(0, end).map((shown, index) => (
            <AnswerLine key={index} shown={shown} lines={printed.lines} />
          ))}
        </code>
      </pre>
      {isLong && (
        <button type="button" className="run-fold" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? 'Show less' : `Show all ${lines.length} lines`}
        </button>
      )}
    </>
  )
}

function AnswerLine({ shown, lines }: { shown: ShownLine; lines: Line[] }) {
  if (shown.kind === 'gone') return <del>{`${shown.text}\n`}</del>
  const Element = shown.kind === 'new' ? 'ins' : 'span'
  return (
    <Element>
      {lines[shown.line]!.map(({ text, color }, index) => (
        <span key={index} className={color}>
          {text}
        </span>
      ))}
      {'\n'}
    </Element>
  )
}
