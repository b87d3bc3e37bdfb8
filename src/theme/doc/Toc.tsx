import { useEffect, useRef } from 'react'
import type { TocEntry } from '../../compile/page.ts'
import { useMessages } from '../state/messages.tsx'
import { reveal, TocEntries } from './TocEntries.tsx'
import styles from './Toc.module.css'

/** Table of contents next to the page, with the current heading marked and scrolled into view. */
export function Toc({ entries, active }: { entries: TocEntry[]; active: string | undefined }) {
  const { page } = useMessages()
  const list = useRef<HTMLElement>(null)
  useEffect(() => reveal(list.current!), [active])
  return (
    <nav ref={list} className={styles.toc} aria-label={page.toc}>
      <p className={styles.heading}>{page.toc}</p>
      <TocEntries entries={entries} active={active} />
    </nav>
  )
}
