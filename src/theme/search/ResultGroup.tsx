import { LineIcon } from '../parts/Icon.tsx'
import { useHref } from '../state/site.tsx'
import { MarkedText } from './MarkedText.tsx'
import { withoutMarks, type Option } from './options.ts'
import styles from './SearchModal.module.css'

const PAGE = 'M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6'
const SECTION = 'M10 4L8 20M16 4l-2 16M4.5 9h15M4.5 15h15'

interface ResultGroupProps {
  /** A page, followed by its matching sections. */
  options: [Option, ...Option[]]
  active: string | undefined
  onChoose: (id: string) => void
  onOpen: (option: Option) => void
}

/** Renders a page and its matching sections. */
export function ResultGroup({ options, active, onChoose, onOpen }: ResultGroupProps) {
  const href = useHref()
  return (
    <div className={styles.group} role="group" aria-label={withoutMarks(options[0].title)}>
      {options.map((option) => (
        <a
          key={option.id}
          id={option.id}
          className={option.isPage ? styles.page : styles.section}
          role="option"
          aria-selected={option.id === active}
          href={href(option.target)}
          onClick={() => onOpen(option)}
          onFocus={() => onChoose(option.id)}
          onPointerMove={() => onChoose(option.id)}
        >
          <span className={styles.icon}>
            <LineIcon path={option.isPage ? PAGE : SECTION} size={option.isPage ? 18 : 14} />
          </span>
          <span className={styles.title}>
            <MarkedText parts={option.title} />
          </span>{' '}
          {option.context.length > 0 && <span className={styles.context}>{option.context.join(' › ')}</span>}{' '}
          {option.excerpt.length > 0 && (
            <span className={styles.excerpt}>
              <MarkedText parts={option.excerpt} />
            </span>
          )}
        </a>
      ))}
    </div>
  )
}
