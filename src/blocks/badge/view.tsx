import { BadgeMark } from '../../theme/parts/BadgeMark.tsx'
import type { SiteViewProps } from '../view.ts'

/** Renders a badge; a link if `href` is set. */
export default function Badge({ kind, href, site: labels }: SiteViewProps<Record<string, string>> & { kind: string; href?: string }) {
  return <BadgeMark kind={kind} label={labels[kind]!} href={href} />
}
