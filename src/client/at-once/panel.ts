import { PANEL_ID } from '../../theme/layout/panel-id.ts'
import { revealCurrent } from '../../theme/layout/reveal-current.ts'

/** On a phone: the site's menu in the place of the sidebar. */
export function showMainMenu(): void {
  document.getElementById(PANEL_ID)!.dataset.mainMenu = ''
}

/** The panel opens with its sidebar, where there is one, at the current page. Nothing in it moves once it has been seen. */
export function preparePanel(event: Event): void {
  const { target: panel, newState } = event as ToggleEvent
  if (!(panel instanceof HTMLElement) || panel.id !== PANEL_ID || newState === 'closed') return
  panel.toggleAttribute('data-main-menu', 'empty' in panel.dataset)
  // By then it has a layout. The news that it is open comes later, when readers may have chosen already.
  requestAnimationFrame(() => revealCurrent(panel))
}

/** Hides the sidebar that the button belongs to, or shows it again. */
export function toggleSidebar(button: HTMLElement): void {
  const isShown = button.ariaExpanded !== 'true'
  button.ariaExpanded = String(isShown)
  button.closest<HTMLElement>('[data-sidebar]')!.dataset.sidebar = isShown ? 'shown' : 'hidden'
  const { ariaLabel } = button
  button.ariaLabel = button.dataset.other!
  button.dataset.other = ariaLabel!
}
