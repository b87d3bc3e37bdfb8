import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'
import type axe from 'axe-core'
import type { AxeResults } from 'axe-core'
import type { BrowserContext, Page } from '@playwright/test'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** WCAG 2.2 up to level AA, and what is good practice beside it. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Gives axe to every page that the context opens. It comes from outside the page, so the site's security policy stays in force. */
export async function provideAxe(context: BrowserContext): Promise<void> {
  await context.addInitScript({ content: source })
}

/** Looks of text whose contrast has been measured in a window. */
const measured = new WeakMap<Page, Set<string>>()

/**
 * What axe finds wrong in a page as it is shown, one line for each element. Contrast is more than half of its work, and a
 * document has hundreds of words that look alike: it is measured once in a window for all text of one look.
 */
export async function violations(page: Page): Promise<string[]> {
  const known = measured.get(page) ?? new Set()
  measured.set(page, known)
  for (const look of await page.evaluate(markNewLooks, [...known])) known.add(look)
  const results: AxeResults = await page.evaluate((values) => {
    const { axe: checker } = globalThis as unknown as { axe: typeof axe }
    checker.configure({ rules: [{ id: 'color-contrast', selector: '[data-new-look]' }] })
    return checker.run({ runOnly: { type: 'tag', values }, resultTypes: ['violations'] })
  }, RULES)
  const found = results.violations.flatMap(({ id, nodes }) => nodes.map((node) => ({ id, node, target: node.target.join(' ') })))
  const wrong = []
  for (const each of found) if (each.id !== 'scrollable-region-focusable' || !(await isStop(page, each.target))) wrong.push(each)
  return wrong.map(({ id, node, target }) => `${id}  ${target}  ${node.failureSummary ?? ''}`)
}

/** Whether the browser itself makes a stop for the Tab key of what scrolls, which axe doesn't know. */
function isStop(page: Page, selector: string): Promise<boolean> {
  return page.locator(selector).evaluate((element) => {
    const before = document.activeElement
    ;(element as HTMLElement).focus()
    const isFocused = document.activeElement === element
    ;(before as HTMLElement | null)?.focus()
    return isFocused
  })
}

/**
 * Runs in the page: marks text whose look isn't known, one element for each, and returns these looks. A look is all that contrast
 * depends on: the text's own color, size and weight, and what is behind it, from the page's root on.
 */
function markNewLooks(known: string[]): string[] {
  const looks = new Map(known.map((look) => [look, false]))
  const grounds = new Map<Element, string>()

  function groundOf(element: Element): string {
    const before = grounds.get(element)
    if (before !== undefined) return before
    const { backgroundColor, backgroundImage, filter, mixBlendMode, opacity } = getComputedStyle(element)
    const own = `${element.tagName}.${element.getAttribute('class')} ${backgroundColor} ${backgroundImage} ${filter} ${mixBlendMode} ${opacity}`
    const ground = hash((element.parentElement ? groundOf(element.parentElement) : '') + own)
    grounds.set(element, ground)
    return ground
  }

  /** 64 bits, so that two that differ aren't taken for one. */
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
    const look = `${groundOf(element)} ${color} ${fontSize} ${fontWeight} ${textShadow}`
    if (looks.has(look)) continue
    looks.set(look, true)
    element.setAttribute('data-new-look', '')
  }
  return [...looks].filter(([, isNew]) => isNew).map(([look]) => look)
}
