import { useEffect } from 'react'
import type { VersionDifference } from '../../site/other-versions.ts'
import { useAllMessages } from '../state/messages.tsx'
import { standInFor } from '../state/stand-in.ts'
import type { SamplePlace } from './places.ts'
import { Reasons } from './Reasons.tsx'

interface AnswerSwitchProps {
  place: SamplePlace
  /** Documented version, other version. */
  names: [string, string]
  isOther: boolean
  onPrefer: (isOther: boolean) => void
}

/** Switches a sample's response between two versions. */
export function AnswerSwitch({ place: { difference, answer }, names, isOther, onPrefer }: AnswerSwitchProps) {
  const { otherVersions } = useAllMessages()
  useEffect(() => (isOther && answer ? standInFor(answer) : undefined), [answer, isOther])
  return (
    <>
      <div role="group" aria-label={otherVersions.answerOf}>
        {names.map((name, index) => (
          <button key={name} type="button" aria-pressed={isOther === (index === 1)} onClick={() => onPrefer(index === 1)}>
            {name}
          </button>
        ))}
      </div>
      {isOther && (
        <>
          <Reasons difference={difference} />
          <Lines difference={difference} version={names[1]} />
        </>
      )}
    </>
  )
}

/** Renders the other response as a diff, with changes marked by color, sign, and element. */
function Lines({ difference: { lines, message }, version }: { difference: VersionDifference; version: string }) {
  const { otherVersions } = useAllMessages()
  if (!lines && message === undefined) return null
  return (
    <pre tabIndex={0} role="region" aria-label={otherVersions.changed(version)}>
      <code>{lines ? lines.map((line, index) => <Line key={index} line={line} leftOut={otherVersions.leftOut} />) : message}</code>
    </pre>
  )
}

function Line({ line, leftOut }: { line: string; leftOut: string }) {
  const text = `${line.slice(1)}\n`
  switch (line[0]) {
    case '+':
      return <ins>{text}</ins>
    case '-':
      return <del>{text}</del>
    case '@':
      return line === '@1' ? null : <span>{`${leftOut}\n`}</span>
    default:
      return <span>{text}</span>
  }
}
