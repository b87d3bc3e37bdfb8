import type { badgeKinds } from '../../compile/components.ts'

export type BadgeKind = (typeof badgeKinds)[number]

const labels: Record<BadgeKind, string> = {
  alpha: 'Alpha',
  beta: 'Beta',
  future: 'Future',
  enterprise: 'Enterprise',
  'cloud-dev': 'Developer',
  'cloud-pro': 'Pro',
  'cloud-team': 'Team',
  new: 'New',
  updated: 'Updated',
}

/** A small mark for a plan, an edition or a state; where it has an address, a link. */
export function Badge({ kind, href }: { kind: BadgeKind; href?: string }) {
  if (href === undefined) return <span className={`badge badge-${kind}`}>{labels[kind]}</span>
  const external = /^https?:/.test(href)
  return (
    <a className={`badge badge-${kind}`} href={href} {...(external ? { target: '_blank', rel: 'noopener noreferrer' } : {})}>
      {labels[kind]}
    </a>
  )
}
