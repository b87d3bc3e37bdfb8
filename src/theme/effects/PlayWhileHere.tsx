import { useEffect, useRef, useState } from 'react'
import { Loadable } from '../parts/Loadable.tsx'
import { useMessages } from '../state/messages.tsx'
import { useSite } from '../state/site.tsx'
import styles from './PlayWhileHere.module.css'

const loadGame = () => import('./BallGame.tsx')

/** Offers the game if `effects.game` is set. Its code is loaded on click. */
export function PlayWhileHere() {
  const { effects } = useSite()
  const { notFound } = useMessages()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  if (!effects.game) return null
  return (
    <div className={styles.play}>
      <div className={styles.moving}>
        {isOpen ? (
          <Loadable load={loadGame} props={{ onClose: () => setOpen(false) }} />
        ) : (
          <button ref={button} type="button" data-wake="" onClick={() => setOpen(true)}>
            {notFound.play}
          </button>
        )}
      </div>
      <p className={styles.still}>{notFound.still}</p>
    </div>
  )
}
