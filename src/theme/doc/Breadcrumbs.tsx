import type { Crumb } from '../../site/navigation.ts'
import { Icon } from '../parts/Icon.tsx'
import { useMessages } from '../state/messages.tsx'
import { useHref } from '../state/site.tsx'
import styles from './Breadcrumbs.module.css'

/** Breadcrumbs from the home page to this one. */
export function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
  const href = useHref()
  const { page } = useMessages()
  return (
    <nav className={styles.breadcrumbs} aria-label={page.breadcrumbs}>
      <ol>
        <li>
          <a href={href('/')} aria-label={page.home}>
            <Icon name="home" size={16} />
          </a>
        </li>
        {crumbs.map((crumb, index) => (
          <li key={index}>
            {crumb.href === undefined ? (
              <span aria-current={index === crumbs.length - 1 ? 'page' : undefined}>{crumb.label}</span>
            ) : (
              <a href={href(crumb.href)}>{crumb.label}</a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
