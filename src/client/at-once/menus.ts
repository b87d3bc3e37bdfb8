/*
 * Menus below a button: an element with `data-menu`, in which a `<details>` has the button, and has the menu in it or behind it. The
 * browser opens them; this closes them, and moves between the items of those that are lists.
 */

import { around } from './around.ts'
import { all, on } from './root.ts'

/** On Escape, on a press or focus outside, and when a link in it is followed. */
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
  // Before everyone else: what is open behind a menu stays open.
  on('keydown', onKey, true)
  // A pointer that stays over a menu that was closed doesn't show it, until it comes again.
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
