/*
 * Dropdown menus: an element with `data-menu` contains a `<details>` with the button, and the menu is inside or after it. Opening
 * is native; this script closes menus and handles arrow keys in those that are lists.
 */

import { around } from './around.ts'
import { all, on } from './root.ts'

/** Closes menus on Escape, when the reader presses or focuses something outside, and when a link in the menu is followed. */
export function watchMenus(): void {
  for (const type of ['mousedown', 'touchstart', 'focusin']) {
    on(type, ({ target }) => menus().forEach((menu) => menu.contains(target as Node) || close(menu)), { passive: true })
  }
  on('click', ({ target }) => {
    const menu = around(target, 'a') && menuOf(target)
    if (!menu) return
    close(menu)
    dismiss(menu)
  })
  // In the capture phase, so Escape only closes the menu and not what is below it.
  on('keydown', onKey, true)
  // Menus also open on hover: keep a dismissed menu hidden until the pointer leaves and reenters it.
  on('toggle', ({ target }) => (target as HTMLDetailsElement).open || dismiss(menuOf(target)), true)
  on('pointerover', ({ target, relatedTarget }) => {
    for (const menu of all('[data-dismissed]'))
      if (!menu.contains(target as Node) || !menu.contains(relatedTarget as Node | null)) menu.removeAttribute('data-dismissed')
  })
}

function onKey(event: KeyboardEvent): void {
  const menu = menuOf(event.target)
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (event.key === 'Escape') {
    menus().forEach(dismiss)
    if (!menu || !boxOf(menu).open) return
    event.stopPropagation()
    close(menu)
    menu.querySelector('summary')!.focus()
  } else if (menu && step) {
    const items = [...menu.querySelectorAll<HTMLElement>('details + ul :is(a, button)')]
    if (items.length === 0) return
    event.preventDefault()
    boxOf(menu).open = true
    const index = items.indexOf(document.activeElement as HTMLElement)
    const from = index < 0 && step < 0 ? items.length : index
    items[(from + step + items.length) % items.length]!.focus()
  }
}

function menus(): NodeListOf<Element> {
  return all('[data-menu]')
}

function menuOf(target: EventTarget | null): Element | null {
  return around(target, '[data-menu]')
}

function boxOf(menu: Element): HTMLDetailsElement {
  return menu.querySelector('details')!
}

function close(menu: Element): void {
  boxOf(menu).open = false
}

function dismiss(menu: Element | null): void {
  menu?.toggleAttribute('data-dismissed', true)
}
