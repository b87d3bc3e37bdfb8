import { useSite } from '../state/site.tsx'
import { AnalyticsChoice } from './AnalyticsChoice.tsx'
import styles from './Footer.module.css'
import { Logo } from './Logo.tsx'
import { SiteLink } from './SiteLink.tsx'

/** Footer with links (columns if they are grouped, otherwise one row), logo, and copyright. */
export function Footer() {
  const { footer, title } = useSite()
  const columns = footer.links.filter((entry) => 'items' in entry)
  const row = footer.links.flatMap((entry) => ('items' in entry ? [] : [entry]))
  return (
    <footer className={styles.footer} data-style={footer.style}>
      <div className={styles.inner}>
        {columns.length > 0 ? (
          <div className={styles.columns}>
            {columns.map((column) => (
              <section key={column.title} aria-label={column.title}>
                <h2>{column.title}</h2>
                <ul>
                  {column.items.map((item) => (
                    <li key={item.href}>
                      <SiteLink {...item} />
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        ) : (
          <p className={styles.row}>
            {row.map((item, index) => (
              <span key={item.href}>
                {index > 0 && ' · '}
                <SiteLink {...item} />
              </span>
            ))}
          </p>
        )}
        {footer.logo && <Logo name={title} />}
        {footer.copyright && <p className={styles.copyright}>{footer.copyright}</p>}
        <AnalyticsChoice />
      </div>
    </footer>
  )
}
