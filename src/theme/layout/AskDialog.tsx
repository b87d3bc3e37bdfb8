import { useEffect, useRef, useState } from 'react'
import { Loadable } from '../parts/Loadable.tsx'
import { onOpenAsk } from '../state/ask.tsx'
import styles from './AskDialog.module.css'

const loadModal = () => import('../ask/AskModal.tsx')

/** The window for questions, whose code is loaded when it first opens. */
export function AskDialog({ route }: { route: string }) {
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
  const dismiss = () => {
    setOpened(undefined)
    if (opener.current instanceof HTMLElement) opener.current.focus()
  }
  return (
    opened && (
      <div className={styles.place}>
        <Loadable load={loadModal} props={{ ...opened, route }} wish={opened.count} onDismiss={dismiss} />
      </div>
    )
  )
}
