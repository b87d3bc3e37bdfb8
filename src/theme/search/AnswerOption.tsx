import { sectionAddress } from '../../addresses/section-address.ts'
import type { FoundAnswer } from '../../search/provider.ts'
import { Icon } from '../parts/Icon.tsx'
import { useMessages } from '../state/messages.tsx'
import { useHref } from '../state/site.tsx'
import { AnswerText } from './AnswerText.tsx'
import styles from './SearchModal.module.css'

interface AnswerOptionProps {
  id: string
  answer: FoundAnswer
  isActive: boolean
  onChoose: () => void
  onOpen: () => void
}

/** The authors' answer to the query, shown as the first result and linked to its section. */
export function AnswerOption({ id, answer, isActive, onChoose, onOpen }: AnswerOptionProps) {
  const { search } = useMessages()
  const href = useHref()
  return (
    <div className={styles.group} role="group" aria-label={search.answer}>
      <a
        id={id}
        className={styles.answer}
        role="option"
        aria-selected={isActive}
        href={href(sectionAddress(answer))}
        onClick={onOpen}
        onFocus={onChoose}
        onPointerMove={onChoose}
      >
        <span className={styles.icon}>
          <Icon name="chat" size={18} />
        </span>
        <AnswerText answer={answer} />
      </a>
    </div>
  )
}
