import type { PageBadge as Kind } from '../../site/sidebars.ts'
import { BadgeMark } from './BadgeMark.tsx'

const labels: Record<Kind, string> = { new: 'New', updated: 'Updated' }

/** Beside the name of a page or a category: what is new. */
export function PageBadge({ kind }: { kind: Kind }) {
  return <BadgeMark kind={kind} label={labels[kind]} />
}
