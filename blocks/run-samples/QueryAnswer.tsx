import { useEffect, useEffectEvent, useRef } from 'react'
import { adoptStyle } from '../../src/theme/styles/adopt-style.ts'
import { AnswerView } from './AnswerView.tsx'
import styles from './console.css?inline'
import { PARAMETER } from './parameter.ts'
import { PAUSE } from './pause.ts'
import { siteBase } from './site-base.ts'
import { useAnswer } from './useAnswer.ts'
import { usePreferredEdition } from './version.ts'

adoptStyle(styles)

/** Returns the URL of the playground page with a request, which offers other senders and versions. */
function playgroundWith(request: string): string {
  return `${siteBase()}playground?${new URLSearchParams({ [PARAMETER]: request }).toString()}`
}

/**
 * Sends a `GET` request whenever `runs` changes, and debounced when `url` changes; renders the response.
 * @param url path and query
 */
export default function QueryAnswer({ url, runs }: { url: string; runs: number }) {
  const { outcome, isBusy, run } = useAnswer()
  const edition = usePreferredEdition()
  const sent = useRef<string>(undefined)
  const send = useEffectEvent(() => {
    sent.current = url
    void run({ kind: 'request', text: `GET ${url}` }, edition)
  })
  useEffect(() => send(), [runs])
  useEffect(() => {
    if (url === sent.current) return
    const timer = setTimeout(() => send(), PAUSE)
    return () => clearTimeout(timer)
  }, [url])
  return (
    <div className="run-answer">
      <div className="run-bar">
        <a href={playgroundWith(`GET ${url}`)}>Open in the playground</a>
      </div>
      <AnswerView outcome={outcome} isBusy={isBusy} isEdited edition={edition} />
    </div>
  )
}
