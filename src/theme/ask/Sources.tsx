import type { Source } from '../../ask/provider.ts'
import { useAllMessages } from '../state/messages.tsx'
import { useHref } from '../state/site.tsx'
import styles from './AskModal.module.css'

/** The number of a source, which leads to its section. */
export function SourceLink({ source, number }: { source: Source | undefined; number: number }) {
  const href = useHref()
  const { ask, format } = useAllMessages()
  if (!source) return null
  return (
    <a className={styles.number} href={href(addressOf(source))} aria-label={ask.source(number, nameOf(source))}>
      {format.number(number)}
    </a>
  )
}

interface SourceListProps {
  label: string
  sources: Source[]
  /** Positions of those that are listed; numbers stay as the answer has them. */
  shown: number[]
}

/** Links to sources, each with the number that it has in the answer. */
export function SourceList({ label, sources, shown }: SourceListProps) {
  const href = useHref()
  return (
    <>
      <p className={styles.label}>{label}</p>
      <ol className={styles.sources}>
        {shown.map((position) => {
          const source = sources[position]!
          return (
            <li key={position} value={position + 1}>
              <a href={href(addressOf(source))}>{nameOf(source)}</a>
            </li>
          )
        })}
      </ol>
    </>
  )
}

function addressOf({ route, id }: Source): string {
  return id === '' ? route : `${route}#${id}`
}

function nameOf({ title, heading }: Source): string {
  return heading === '' ? title : `${title} › ${heading}`
}
