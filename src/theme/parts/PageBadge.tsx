import type { PageBadge as Kind } from '../../site/sidebars.ts'
import { useMessages } from '../state/messages.tsx'
import { BadgeMark } from './BadgeMark.tsx'

/** Beside the name of a page or a category: what is new, or not finished. */
export function PageBadge({ kind }: { kind: Kind }) {
  const { badges } = useMessages()
  // Only those who write see drafts: no style of their own comes with each page.
  return <BadgeMark kind={kind === 'draft' ? 'updated' : kind} label={badges[kind]} />
}
