import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'
import type axe from 'axe-core'
import type { AxeResults, RunOnly } from 'axe-core'
import { expect, type Page } from '@playwright/test'
import { still } from './app.ts'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** WCAG 2.2 up to level AA, and axe's best practices. */
const RULES: RunOnly = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] }

/** Rules whose results depend on the color mode, since each mode has its own colors and images. */
const COLOR_RULES: RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block', 'image-alt', 'role-img-alt', 'svg-img-alt'] }

/** Adds axe to what a page shows from now on. Playwright injects it, so the site's security policy stays in force. */
export async function provideAxe(page: Page): Promise<void> {
  await page.addInitScript({ content: source })
}

/** Hashes of the text styles whose contrast has been measured, by window. */
const measured = new WeakMap<Page, Set<string>>()

/**
 * Returns the axe violations on a page, one line per element. Contrast takes more than half of axe's time, and most text in a document
 * looks alike, so the contrast of each combination of styles is measured once per window.
 */
export async function violations(page: Page, rules = RULES): Promise<string[]> {
  // Text has less contrast while it fades in.
  await still(page)
  const known = measured.get(page) ?? new Set()
  measured.set(page, known)
  // As one string, because Playwright serializes arrays slower than axe checks a short page.
  for (const look of (await page.evaluate(markNewLooks, [...known].join(' '))).split(' ')) known.add(look)
  await page.evaluate(markDoubtful)
  const results: AxeResults = await page.evaluate((runOnly) => {
    const { axe: checker } = globalThis as unknown as { axe: typeof axe }
    // Axe would otherwise store the HTML of every element that it checks.
    checker.configure({
      noHtml: true,
      rules: [
        { id: 'color-contrast', selector: '[data-new-look]' },
        { id: 'link-in-text-block', selector: '[data-plain-link]' },
        { id: 'target-size', selector: '[data-tight]' },
      ],
    })
    return checker.run({ runOnly, resultTypes: ['violations'] })
  }, rules)
  const found = results.violations.flatMap(({ id, nodes }) => nodes.map((node) => ({ id, node, target: node.target.join(' ') })))
  const scrolling = found.filter(({ id }) => id === 'scrollable-region-focusable').map(({ target }) => target)
  const stops = new Set(await page.evaluate(stopsAmong, scrolling))
  const wrong = found.filter(({ id, target }) => id !== 'scrollable-region-focusable' || !stops.has(target))
  return wrong.map(({ id, node, target }) => `${id}  ${target}  ${node.failureSummary ?? ''}`)
}

/** Returns the axe violations on a page in light and dark mode. The page must follow the system's color mode, and is left in light mode. */
export async function violationsInBothModes(page: Page): Promise<string[]> {
  await setMode(page, 'dark')
  const dark = await violations(page, COLOR_RULES)
  await setMode(page, 'light')
  return [...(await violations(page)), ...dark.map((violation) => `dark: ${violation}`)]
}

async function setMode(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme })
  await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
}

/**
 * Runs in the page: returns the selectors of scrolling elements that the browser makes tab stops, which axe doesn't detect. All in one
 * call, because focus loads the application, which can change the elements that the selectors match.
 */
function stopsAmong(selectors: string[]): string[] {
  const before = document.activeElement as HTMLElement | null
  const stops = selectors.filter((selector) => {
    const element = document.querySelector<HTMLElement>(selector)
    element?.focus()
    return element !== null && document.activeElement === element
  })
  before?.focus()
  return stops
}

/**
 * Runs in the page: marks one element for each unknown look, and returns the hashes of these looks, separated by spaces. A look is
 * everything that contrast depends on: the text's color, size, weight, and shadow, and the backgrounds of its ancestors.
 */
function markNewLooks(known: string): string {
  const looks = new Map(known.split(' ').map((look) => [look, false]))
  const grounds = new Map<Element, string>()
  const NO_GROUND = 'rgba(0, 0, 0, 0) none none normal 1 static'

  function groundOf(element: Element): string {
    const before = grounds.get(element)
    if (before !== undefined) return before
    const { backgroundColor, backgroundImage, filter, mixBlendMode, opacity, position } = getComputedStyle(element)
    const own = `${backgroundColor} ${backgroundImage} ${filter} ${mixBlendMode} ${opacity} ${position}`
    const behind = element.parentElement ? groundOf(element.parentElement) : ''
    const ground =
      own === NO_GROUND && !element.className ? behind : hash(`${behind} ${element.tagName}.${element.getAttribute('class')} ${own}`)
    grounds.set(element, ground)
    return ground
  }

  /** 64 bits, to avoid collisions. */
  function hash(text: string): string {
    let [one, other] = [0xdeadbeef, 0x41c6ce57]
    for (let index = 0; index < text.length; index++) {
      one = Math.imul(one ^ text.charCodeAt(index), 2654435761)
      other = Math.imul(other ^ text.charCodeAt(index), 1597334677)
    }
    return `${(one >>> 0).toString(36)}${(other >>> 0).toString(36)}`
  }

  for (const element of document.querySelectorAll('body *')) {
    element.removeAttribute('data-new-look')
    const hasText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue!.trim() !== '')
    if (!(hasText || element.matches('input, select, textarea')) || !element.checkVisibility()) continue
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element)
    const look = hash(`${groundOf(element)} ${color} ${fontSize} ${fontWeight} ${textShadow}`)
    if (looks.has(look)) continue
    looks.set(look, true)
    element.setAttribute('data-new-look', '')
  }
  return [...looks]
    .filter(([, isNew]) => isNew)
    .map(([look]) => look)
    .join(' ')
}

/**
 * Runs in the page: marks the elements that two rules must check, because each makes axe compute the stacking of the whole page. Other
 * elements can't violate them: underlined links in text without underlines, and targets with enough uncovered space.
 */
function markDoubtful(): void {
  /** Minimum width and height of a target, in pixels (WCAG 2.5.8). */
  const LEAST = 24
  const TARGETS = 'a[href], button, input, select, textarea, summary, iframe, audio, video, [role][tabindex], [contenteditable]'

  /** Whether a link has no underline to tell it from the text around it. */
  function isPlain(link: Element): boolean {
    const { display, textDecorationLine } = getComputedStyle(link)
    let block = link.parentElement!
    while (getComputedStyle(block).display.startsWith('inline')) block = block.parentElement!
    if (display.startsWith('inline') && block.textContent.trim() === link.textContent.trim()) return false
    return display !== 'inline' || textDecorationLine === getComputedStyle(block).textDecorationLine
  }

  const touch = (one: DOMRect, other: DOMRect) =>
    one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

  /** Whether a target is large enough beside the one that covers it, or completely covered. */
  function isLeft(box: DOMRect, over: DOMRect): boolean {
    const isHidden = over.left <= box.left && over.right >= box.right && over.top <= box.top && over.bottom >= box.bottom
    const beside = Math.max(over.left - box.left, box.right - over.right)
    const above = Math.max(over.top - box.top, box.bottom - over.bottom)
    return isHidden || beside >= LEAST || above >= LEAST
  }

  const visible = (selector: string) => [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility())
  const targets = visible(TARGETS).map((element) => ({ element, box: element.getBoundingClientRect() }))
  const tight = targets.filter(({ element, box }) => {
    if (box.width < LEAST || box.height < LEAST) return true
    const over = targets.filter((other) => other.element !== element && touch(box, other.box))
    return over.length > 1 || over.some((other) => !isLeft(box, other.box))
  })

  for (const element of document.querySelectorAll('[data-plain-link], [data-tight]')) {
    element.removeAttribute('data-plain-link')
    element.removeAttribute('data-tight')
  }
  for (const link of visible('a[href], [role=link]')) if (isPlain(link)) link.setAttribute('data-plain-link', '')
  for (const { element } of tight) element.setAttribute('data-tight', '')
}
