import { badgeLabels, type BadgeKind } from '../../compile/labels.ts'

/** A small mark for a plan, an edition or a state; where it has an address, a link. */
export function Badge({ kind, href }: { kind: BadgeKind; href?: string }) {
  if (href === undefined) return <span className={`badge badge-${kind}`}>{badgeLabels[kind]}</span>
  const external = /^https?:/.test(href)
  return (
    <a className={`badge badge-${kind}`} href={href} {...(external ? { target: '_blank', rel: 'noopener noreferrer' } : {})}>
      {badgeLabels[kind]}
    </a>
  )
}
