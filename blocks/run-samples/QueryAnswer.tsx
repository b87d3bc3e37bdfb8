import { useEffect, useEffectEvent } from 'react'
import { adoptStyle } from '../../src/theme/styles/adopt-style.ts'
import { AnswerView } from './AnswerView.tsx'
import styles from './console.css?inline'
import { useAnswer } from './useAnswer.ts'
import { usePreferredEdition } from './version.ts'

adoptStyle(styles)

/**
 * The answer to a `GET`, which is sent again whenever `runs` is another number.
 * @param url path and query
 */
export default function QueryAnswer({ url, runs }: { url: string; runs: number }) {
  const { outcome, isBusy, run } = useAnswer()
  const edition = usePreferredEdition()
  const send = useEffectEvent(() => void run({ kind: 'request', text: `GET ${url}` }, edition))
  useEffect(() => send(), [runs])
  return (
    <div className="run-answer">
      <AnswerView outcome={outcome} isBusy={isBusy} isEdited edition={edition} />
    </div>
  )
}
