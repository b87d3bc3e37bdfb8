import type { PageBadge as Kind } from '../../site/sidebars.ts'
import { useMessages } from '../state/messages.tsx'
import { BadgeMark } from './BadgeMark.tsx'

/** Beside the name of a page or a category: what is new. */
export function PageBadge({ kind }: { kind: Kind }) {
  const { badges } = useMessages()
  return <BadgeMark kind={kind} label={badges[kind]} />
}
