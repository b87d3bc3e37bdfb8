import { useHref } from '../state/site.tsx'

/** A link of the site configuration. External links open in a new tab. */
export function SiteLink({ label, href }: { label: string; href: string }) {
  const toHref = useHref()
  const external = /^https?:/.test(href)
  return (
    <a href={toHref(href)} {...(external ? { target: '_blank', rel: 'noopener noreferrer' } : {})}>
      {label}
    </a>
  )
}
