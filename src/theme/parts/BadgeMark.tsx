interface BadgeMarkProps {
  /** Decides its color. */
  kind: string
  label: string
  href?: string | undefined
}

/** A small mark beside a name; where it has an address, a link. */
export function BadgeMark({ kind, label, href }: BadgeMarkProps) {
  if (href === undefined) return <span className={`badge badge-${kind}`}>{label}</span>
  const external = /^https?:/.test(href)
  return (
    <a className={`badge badge-${kind}`} href={href} {...(external ? { target: '_blank', rel: 'noopener noreferrer' } : {})}>
      {label}
    </a>
  )
}
