import type { NavbarItem } from '../../site/config.ts'
import { useMessages } from '../state/messages.tsx'
import { standsFor } from '../../site/documentation-sets.ts'
import { useHref, useSite } from '../state/site.tsx'
import { AskButton } from './AskButton.tsx'
import { ColorModeToggle } from './ColorModeToggle.tsx'
import { Icon } from '../parts/Icon.tsx'
import { LocaleDropdown } from './LocaleDropdown.tsx'
import { Logo } from './Logo.tsx'
import styles from './Navbar.module.css'
import { PANEL_ID } from './panel-id.ts'
import { SearchButton } from './Search.tsx'
import { VersionDropdown } from './VersionDropdown.tsx'
import { NavbarItemBoundary } from './NavbarItemBoundary.tsx'
import { useHideableNavbar } from './useHideableNavbar.ts'

interface NavbarProps {
  /** Current page. */
  route: string
  isDocument: boolean
  /** Indexes of the other versions of the site that have this page. */
  versions?: number[] | undefined
}

export function Navbar({ route, isDocument, versions }: NavbarProps) {
  const { navigation } = useMessages()
  const site = useSite()
  const { title, navbar, repositoryUrl } = site
  const href = useHref()
  const { ref, hidden } = useHideableNavbar(navbar.hideOnScroll)
  const links = navbar.items.filter((item) => item.type === 'link')
  const menus = navbar.items.filter((item) => item.type !== 'link')
  return (
    <header ref={ref} className={styles.navbar} data-hidden={hidden || undefined}>
      <div className={styles.inner}>
        <button type="button" className={styles.toggle} popoverTarget={PANEL_ID} aria-label={navigation.open}>
          <Icon name="menu" />
        </button>
        <a className={styles.brand} href={href('/')}>
          <Logo name={title} />
        </a>
        <nav className={styles.links} aria-label={navigation.main}>
          <ul>
            {links.map((item) => (
              <li key={item.href}>
                <a href={href(item.href)} aria-current={standsFor(site, item.href, route) ? 'true' : undefined}>
                  {item.label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.tools}>
          <SearchButton />
          <AskButton />
          {menus.map((item) => (
            <NavbarItemBoundary key={item.type} item={item}>
              <NavbarMenu item={item} route={route} isDocument={isDocument} versions={versions} />
            </NavbarItemBoundary>
          ))}
          {repositoryUrl && (
            <a
              className={styles.tool}
              href={repositoryUrl}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={navigation.repository}
              title={navigation.repository}
            >
              <Icon name="repository" size={18} />
            </a>
          )}
          <ColorModeToggle />
        </div>
      </div>
    </header>
  )
}

function NavbarMenu({ item, route, isDocument, versions }: NavbarProps & { item: NavbarItem }) {
  switch (item.type) {
    case 'versions':
      return <VersionDropdown document={isDocument ? route : undefined} versions={versions} />
    case 'locales':
      return <LocaleDropdown route={route} />
    default:
      throw new Error(`No NavbarItem component found for type "${item.type}".`)
  }
}
