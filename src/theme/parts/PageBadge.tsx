import type { PageBadge as Kind } from '../../site/sidebars.ts'
import { useMessages } from '../state/messages.tsx'
import { BadgeMark } from './BadgeMark.tsx'

/** Badge next to the name of a page or category: new, updated, or draft. */
export function PageBadge({ kind }: { kind: Kind }) {
  const { badges } = useMessages()
  // Only authors see drafts, so they don't justify CSS on every page.
  return <BadgeMark kind={kind === 'draft' ? 'updated' : kind} label={badges[kind]} />
}
