import type { Page } from '@playwright/test'
import type { Box, Occupied } from './free-side.ts'

/** Elements that a person can operate. */
const CONTROLS = `a[href], button, input, select, textarea, [contenteditable="true"], ${[
  'button',
  'checkbox',
  'combobox',
  'menuitem',
  'option',
  'radio',
  'switch',
  'tab',
  'textbox',
]
  .map((role) => `[role="${role}"]`)
  .join(', ')}`

/** Finds the lines of text and the controls that a screenshot shows, without those that a dialog or menu covers. */
export function occupiedIn(page: Page, clip: Box): Promise<Occupied[]> {
  return page.evaluate(
    ({ clip, controls }) => {
      const LETTERS = 30
      const isShown = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true })

      /** The part of a box in the screenshot, unless another element is on top of it. */
      function visiblePart(element: Element, rect: DOMRect): Box | undefined {
        const [left, top] = [Math.max(clip.x, rect.left), Math.max(clip.y, rect.top)]
        const [right, bottom] = [Math.min(clip.x + clip.width, rect.right), Math.min(clip.y + clip.height, rect.bottom)]
        if (right - left < 1 || bottom - top < 1) return undefined
        const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
        // A disabled control passes the pointer on to its parent.
        if (!hit || !(element.contains(hit) || hit.contains(element))) return undefined
        return {
          x: Math.round(left - clip.x),
          y: Math.round(top - clip.y),
          width: Math.round(right - left),
          height: Math.round(bottom - top),
        }
      }

      function describe(kind: string, words: string): string {
        return `${kind} “${words.trim().replace(/\s+/g, ' ').slice(0, LETTERS)}”`
      }

      const found: Occupied[] = []
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const element = node.parentElement
        if (!element || node.textContent!.trim() === '' || !isShown(element)) continue
        const range = document.createRange()
        range.selectNodeContents(node)
        for (const rect of range.getClientRects()) {
          const box = visiblePart(element, rect)
          if (box) found.push({ ...box, what: describe('text', node.textContent!) })
        }
      }
      for (const element of document.querySelectorAll(controls)) {
        if (!isShown(element)) continue
        const box = visiblePart(element, element.getBoundingClientRect())
        if (box) {
          const name = element.getAttribute('aria-label') ?? element.getAttribute('name') ?? element.textContent ?? ''
          found.push({ ...box, what: describe(element.getAttribute('role') ?? element.localName, name) })
        }
      }
      // The text of a control is inside its box.
      const isInside = (one: Box, other: Box) =>
        one !== other &&
        one.x >= other.x &&
        one.y >= other.y &&
        one.x + one.width <= other.x + other.width &&
        one.y + one.height <= other.y + other.height
      return found.filter((box, index) => !found.some((other, at) => isInside(box, other) && (!isInside(other, box) || at < index)))
    },
    { clip, controls: CONTROLS },
  )
}
