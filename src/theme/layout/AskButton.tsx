import { openAsk, useAskService } from '../state/ask.tsx'
import { useMessages } from '../state/messages.tsx'
import { useSite } from '../state/site.tsx'
import styles from './AskButton.module.css'
import { Icon } from '../parts/Icon.tsx'

export function AskButton() {
  const { ask } = useSite()
  const { frame } = useMessages()
  const loadService = useAskService()
  const prepare = () => {
    // Don't contact a third party before the reader asks.
    if (ask.provider === 'widget') return
    loadService().then(
      (service) => 'prepare' in service && service.prepare(),
      // Asking retries, and reports the error.
      () => {},
    )
  }
  return (
    <button
      type="button"
      className={styles.button}
      data-wake=""
      data-wake-on="ask"
      aria-haspopup="dialog"
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => openAsk()}
    >
      <Icon name="chat" size={18} />
      <span className={styles.label}>{frame.ask}</span>
    </button>
  )
}
