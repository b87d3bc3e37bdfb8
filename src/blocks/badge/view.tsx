import { BadgeMark } from '../../theme/parts/BadgeMark.tsx'
import type { SiteViewProps } from '../view.ts'

/** A small mark; where it has an address, a link. */
export default function Badge({ kind, href, site: labels }: SiteViewProps<Record<string, string>> & { kind: string; href?: string }) {
  return <BadgeMark kind={kind} label={labels[kind]!} href={href} />
}
