// The stylesheet with the icons is a page's first one, so the layer order must be declared in it.
import '../styles/layers.css'
import styles from './Icon.module.css'

const paths = {
  menu: 'M3 6h18M3 12h18M3 18h18',
  close: 'M6 6l12 12M18 6L6 18',
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM16 16l4.5 4.5',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v2M12 20v2M4.9 4.9l1.4 1.4M17.7 17.7l1.4 1.4M2 12h2M20 12h2M4.9 19.1l1.4-1.4M17.7 6.3l1.4-1.4',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z',
  system: 'M4 5h16v11H4zM8 20h8M12 16v4',
  chevron: 'M9 6l6 6-6 6',
  left: 'M19 12H5M11 6l-6 6 6 6',
  right: 'M5 12h14M13 6l6 6-6 6',
  up: 'M12 19V5M6 11l6-6 6 6',
  external: 'M14 5h5v5M19 5l-8 8M17 14v5H5V7h5',
  edit: 'M4 20h4L19 9l-4-4L4 16z',
  panel: 'M4 5h16v14H4zM9 5v14',
  home: 'M4 11l8-7 8 7v9h-5v-6H9v6H4z',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  chat: 'M4 5h16v11H9l-5 4zM8.5 10.5h.01M12 10.5h.01M15.5 10.5h.01',
  repository:
    'M9 19c-5 1.5-5-2.5-7-3m14 6v-4a3.4 3.4 0 0 0-1-2.6c3.2-.3 6.5-1.5 6.5-7A5.4 5.4 0 0 0 20 4.8 5 5 0 0 0 20 1s-1.3-.4-4 1.5a13.4 13.4 0 0 0-7 0C6.3.6 5 1 5 1a5 5 0 0 0 0 3.8 5.4 5.4 0 0 0-1.5 3.7c0 5.4 3.3 6.6 6.4 7A3.4 3.4 0 0 0 9 18v4',
  tag: 'M4 4h8l8 8-8 8-8-8zM8 8h.01',
} as const

type IconName = keyof typeof paths

/** A line icon, hidden from screen readers; pair it with text. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return <LineIcon path={paths[name]} size={size} />
}

/** A line icon by path, for icons with a single use, which shouldn't be in the shared bundle. */
export function LineIcon({ path, size }: { path: string; size: number }) {
  return (
    <svg className={styles.icon} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}
