import styles from './Logo.module.css'

/** Default logo: a page with a folded corner, and the site's name. */
export function Logo({ name }: { name: string }) {
  return (
    <span className={styles.logo}>
      <svg width="26" height="26" viewBox="0 0 26 26" aria-hidden="true">
        <rect className={styles.back} x="7" y="1" width="18" height="18" rx="5" />
        <path className={styles.front} d="M6 7h9a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H6a5 5 0 0 1-5-5v-8a5 5 0 0 1 5-5z" />
        <path className={styles.lines} d="M6 13h9M6 18h6" />
      </svg>
      <span>{name}</span>
    </span>
  )
}
