import { useHref } from '../state/site.tsx'

/** A link of the configuration: a route of this site, or another site, which opens in a tab of its own. */
export function SiteLink({ label, href }: { label: string; href: string }) {
  const toHref = useHref()
  const external = /^https?:/.test(href)
  return (
    <a href={toHref(href)} {...(external ? { target: '_blank', rel: 'noopener noreferrer' } : {})}>
      {label}
    </a>
  )
}
