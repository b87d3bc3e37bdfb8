import { useEffect, type ReactNode } from 'react'
import type { AtOnce } from '../at-once.ts'
import { useMessages } from '../state/messages.tsx'
import { standsFor } from '../../site/documentation-sets.ts'
import { useHref, useSite } from '../state/site.tsx'
import { Icon } from '../parts/Icon.tsx'
import styles from './NavigationPanel.module.css'
import { DESKTOP } from './desktop.ts'
import { PANEL_ID } from './panel-id.ts'

/**
 * Container of the sidebar: a column on desktop, and on narrower screens a native popover that the hamburger button opens. It shows the
 * sidebar first, if there is one, and the site's main menu behind "Back to main menu".
 */
export function NavigationPanel({ route, children }: { route: string; children?: ReactNode }) {
  const { navigation } = useMessages()
  useEffect(() => {
    // Close the popover when the window becomes wide, where it is a column.
    const desktop = window.matchMedia(DESKTOP)
    const close = () => desktop.matches && hidePanel()
    desktop.addEventListener('change', close)
    return () => desktop.removeEventListener('change', close)
  }, [])
  const hasSidebar = children !== undefined
  return (
    <aside
      id={PANEL_ID}
      popover="auto"
      className={styles.panel}
      data-empty={hasSidebar ? undefined : ''}
      data-main-menu={hasSidebar ? undefined : ''}
      suppressHydrationWarning
      aria-label={navigation.panel}
    >
      <div className={styles.top}>
        {hasSidebar && (
          <button type="button" className={styles.back} data-does={'show-main-menu' satisfies AtOnce}>
            <span className={styles.arrow}>←</span> {navigation.back}
          </button>
        )}
        <button type="button" className={styles.close} popoverTarget={PANEL_ID} popoverTargetAction="hide" aria-label={navigation.close}>
          <Icon name="close" />
        </button>
      </div>
      <MainMenu route={route} />
      {hasSidebar && <div className={styles.sidebar}>{children}</div>}
    </aside>
  )
}

function MainMenu({ route }: { route: string }) {
  const { navigation } = useMessages()
  const site = useSite()
  const { navbar, version, repositoryUrl } = site
  const href = useHref()
  return (
    <nav className={styles.menu} aria-label={navigation.mainMenu}>
      <ul>
        {navbar.items.map((item) =>
          item.type === 'link' ? (
            <li key={item.href}>
              <a href={href(item.href)} aria-current={standsFor(site, item.href, route) ? 'true' : undefined}>
                {item.label}
              </a>
            </li>
          ) : null,
        )}
        {version?.others.map((other) => (
          <li key={other.href}>
            <a href={other.href} target="_blank" rel="noopener noreferrer">
              {other.label}
            </a>
          </li>
        ))}
        {repositoryUrl && (
          <li>
            <a href={repositoryUrl} target="_blank" rel="noopener noreferrer">
              {navigation.repository}
            </a>
          </li>
        )}
      </ul>
    </nav>
  )
}

function panelElement(): HTMLElement | null {
  return document.getElementById(PANEL_ID)
}

/** Whether the panel is open as a popover. */
export function isPanelOpen(): boolean {
  return panelElement()?.matches(':popover-open') ?? false
}

/** Closes the popover; does nothing on desktop. */
export function hidePanel(): void {
  if (isPanelOpen()) panelElement()?.hidePopover()
}
