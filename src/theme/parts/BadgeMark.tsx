interface BadgeMarkProps {
  /** Determines the color. */
  kind: string
  label: string
  href?: string | undefined
}

/** A badge next to a name; a link if `href` is set. */
export function BadgeMark({ kind, label, href }: BadgeMarkProps) {
  if (href === undefined) return <span className={`badge badge-${kind}`}>{label}</span>
  const external = /^https?:/.test(href)
  return (
    <a className={`badge badge-${kind}`} href={href} {...(external ? { target: '_blank', rel: 'noopener noreferrer' } : {})}>
      {label}
    </a>
  )
}
