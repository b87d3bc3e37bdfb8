import { PANEL_ID } from '../../theme/layout/panel-id.ts'
import { revealCurrent } from '../../theme/layout/reveal-current.ts'

/** Switches the mobile panel from the sidebar to the main menu. */
export function showMainMenu(): void {
  document.getElementById(PANEL_ID)!.dataset.mainMenu = ''
}

/** Prepares the mobile panel as it opens: shows the sidebar, if the page has one, scrolled to the current page. */
export function preparePanel(event: Event): void {
  const { target: panel, newState } = event as ToggleEvent
  if (!(panel instanceof HTMLElement) || panel.id !== PANEL_ID || newState === 'closed') return
  panel.toggleAttribute('data-main-menu', 'empty' in panel.dataset)
  // `beforetoggle` fires before the panel has a layout, and `toggle` fires late enough that the reader may already have
  // interacted with it.
  requestAnimationFrame(() => revealCurrent(panel))
}

/** Hides or shows the button's sidebar. */
export function toggleSidebar(button: HTMLElement): void {
  const isShown = button.ariaExpanded !== 'true'
  button.ariaExpanded = String(isShown)
  button.closest<HTMLElement>('[data-sidebar]')!.dataset.sidebar = isShown ? 'shown' : 'hidden'
  const { ariaLabel } = button
  button.ariaLabel = button.dataset.other!
  button.dataset.other = ariaLabel!
}
