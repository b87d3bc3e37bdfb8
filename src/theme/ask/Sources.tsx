import { sectionAddress } from '../../addresses/section-address.ts'
import type { Source } from '../../ask/provider.ts'
import { useAllMessages } from '../state/messages.tsx'
import { useHref } from '../state/site.tsx'
import styles from './AskModal.module.css'
import { nameOf } from './turn.ts'

/** Renders a citation: the source's number, linked to its section. */
export function SourceLink({ source, number }: { source: Source | undefined; number: number }) {
  const href = useHref()
  const { ask, format } = useAllMessages()
  if (!source) return null
  return (
    <a className={styles.number} href={href(sectionAddress(source))} aria-label={ask.source(number, nameOf(source))}>
      {format.number(number)}
    </a>
  )
}

interface SourceListProps {
  label: string
  sources: Source[]
  /** Indexes of the sources to list. */
  shown: number[]
}

/** Renders links to sources, numbered as in the answer. */
export function SourceList({ label, sources, shown }: SourceListProps) {
  const href = useHref()
  return (
    <div>
      <p className={styles.label}>{label}</p>
      <ol className={styles.sources} aria-label={label}>
        {shown.map((position) => {
          const source = sources[position]!
          return (
            <li key={position} value={position + 1}>
              <a href={href(sectionAddress(source))}>{nameOf(source)}</a>
            </li>
          )
        })}
      </ol>
    </div>
  )
}
