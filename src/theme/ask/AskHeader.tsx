import { Icon } from '../parts/Icon.tsx'
import { useAllMessages } from '../state/messages.tsx'
import styles from './AskModal.module.css'

interface AskHeaderProps {
  /** Whether there are turns to clear. */
  canStartOver: boolean
  onStartOver: () => void
  onClose: () => void
}

/** Title and disclaimer (specification, section 7). */
export function AskHeader({ canStartOver, onStartOver, onClose }: AskHeaderProps) {
  const { ask } = useAllMessages()
  return (
    <div className={styles.header}>
      <h2 id="ask-title">{ask.title}</h2>
      {canStartOver && (
        <button type="button" className={styles.again} onClick={onStartOver}>
          {ask.startOver}
        </button>
      )}
      <button type="button" className={styles.icon} aria-label={ask.close} onClick={onClose}>
        <Icon name="close" size={18} />
      </button>
      <p className={styles.disclaimer}>{ask.disclaimer}</p>
    </div>
  )
}
