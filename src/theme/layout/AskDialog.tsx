import { useEffect, useRef, useState } from 'react'
import { Loadable } from '../parts/Loadable.tsx'
import { onOpenAsk, openAsk } from '../state/ask.tsx'
import { useSite } from '../state/site.tsx'
import { adoptStyle } from '../styles/adopt-style.ts'
import css from './AskDialog.css?inline'

adoptStyle(css)

const loadModal = () => import('../ask/AskModal.tsx')

/** Loads and opens the Ask AI window on request, or for a shared link (`?ask=`). */
export function AskDialog({ route, isDocument }: { route: string; isDocument: boolean }) {
  const { ask } = useSite()
  const [opened, setOpened] = useState<{ question: string; count: number }>()
  const opener = useRef<Element>(null)
  useEffect(
    () =>
      onOpenAsk((question) => {
        opener.current = document.activeElement
        setOpened((last) => ({ question, count: (last?.count ?? 0) + 1 }))
      }),
    [],
  )
  useEffect(() => {
    const url = new URL(location.href)
    const question = url.searchParams.get('ask')
    if (question === null || ask.provider === 'widget') return
    // Ask only once, even after a reload.
    url.searchParams.delete('ask')
    history.replaceState(history.state, '', url)
    openAsk(question)
  }, [route, ask])
  const dismiss = () => {
    setOpened(undefined)
    if (opener.current instanceof HTMLElement) opener.current.focus()
  }
  return (
    opened && (
      <div className="ask-place">
        <Loadable load={loadModal} props={{ ...opened, route, isDocument }} wish={opened.count} onDismiss={dismiss} />
      </div>
    )
  )
}
