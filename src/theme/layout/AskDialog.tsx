import { useEffect, useState } from 'react'
import { Loadable } from '../parts/Loadable.tsx'
import { onOpenAsk } from '../state/ask.tsx'
import styles from './AskDialog.module.css'

const loadModal = () => import('../ask/AskModal.tsx')

/** The window for questions, whose code is loaded when it first opens. */
export function AskDialog({ route }: { route: string }) {
  const [opened, setOpened] = useState<{ question: string; count: number }>()
  useEffect(() => onOpenAsk((question) => setOpened((last) => ({ question, count: (last?.count ?? 0) + 1 }))), [])
  return (
    opened && (
      <div className={styles.place}>
        <Loadable load={loadModal} props={{ ...opened, route }} />
      </div>
    )
  )
}
