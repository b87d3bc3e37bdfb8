import { expect } from 'vitest'
import { PROBES, SHARING, sidebarLink, SIMULATOR, summaryOf, type Behavior } from '../behavior.ts'
import { PHONE, type Reader } from '../reader.ts'

const mark = (reader: Reader) => reader.read(() => document.documentElement.setAttribute('data-same', ''))
const isSame = (reader: Reader) => reader.read(() => document.documentElement.hasAttribute('data-same'))

export const navigation: Behavior[] = [
  {
    name: 'a link shows its page without loading a document, and updates title, focus, and announcement',
    async run(reader) {
      await reader.open(PROBES)
      await mark(reader)
      await reader.click(sidebarLink(SHARING))
      await reader.untilTitle('Sharing a kitchen')
      expect(await reader.read(() => [location.pathname, document.title])).toEqual([SHARING, 'Sharing a kitchen | Emberline 3 Manual'])
      await reader.until('the focus is in the page', () => document.activeElement?.id === 'main')
      await reader.until('the page is announced', () => document.querySelector('#announcer')?.textContent === 'Sharing a kitchen')
      expect(await isSame(reader)).toBe(true)
      expect(await reader.problems()).toEqual([])
    },
  },
  {
    name: 'a link scrolls to the top, and Back restores the scroll position',
    async run(reader) {
      await reader.open(PROBES)
      await reader.read(() => scrollTo(0, 700))
      await reader.still()
      const before = await reader.read(() => scrollY)
      await reader.click(sidebarLink(SHARING))
      await reader.untilTitle('Sharing a kitchen')
      await reader.until('the page is at its top', () => scrollY === 0)
      await reader.driver.back()
      await reader.untilTitle('Temperature probes')
      await reader.until('the page is where it was', (y) => Math.abs(scrollY - y) < 2, before)
    },
  },
  {
    name: 'Back and Forward don’t load a document',
    async run(reader) {
      await reader.open(PROBES)
      await mark(reader)
      await reader.click(sidebarLink(SHARING))
      await reader.untilTitle('Sharing a kitchen')
      await reader.driver.back()
      await reader.untilTitle('Temperature probes')
      await reader.driver.forward()
      await reader.untilTitle('Sharing a kitchen')
      expect(await isSame(reader)).toBe(true)
    },
  },
  {
    name: 'a hash link scrolls to its heading, below the navbar',
    async run(reader) {
      await reader.open(PROBES)
      await reader.click('#article a[href="#handover"]')
      await reader.still()
      const { top, bar } = await reader.read(() => ({
        top: document.querySelector('#handover')!.getBoundingClientRect().top,
        bar: document.querySelector('header')!.getBoundingClientRect().bottom,
      }))
      expect(top).toBeGreaterThanOrEqual(bar)
      expect(await reader.read(() => location.hash)).toBe('#handover')
    },
  },
  {
    name: 'the table of contents marks the current section',
    async run(reader) {
      await reader.open(PROBES)
      await reader.read(() => document.querySelector('#where-the-numbers-go')!.scrollIntoView({ behavior: 'instant' }))
      await reader.until('the section is marked', () => {
        const current = document.querySelector('nav[aria-label="On this page"] [aria-current]')
        return current?.getAttribute('href') === '#where-the-numbers-go'
      })
    },
  },
  {
    name: 'blocks work after client navigation',
    async run(reader) {
      await reader.open('/integrate/intro')
      await reader.click(sidebarLink(SIMULATOR))
      await reader.untilTitle('Simulator')
      await reader.click({ css: 'label.tab', text: 'Yarn' })
      await reader.untilSeen({ css: '.tab-panel', text: 'Start with Yarn.' })
    },
  },
  {
    name: 'a category opens and closes',
    async run(reader) {
      await reader.open(PROBES)
      await reader.click(summaryOf('Commissioning'))
      await reader.untilSeen(sidebarLink('/fleet/commissioning/by-cable'))
      await reader.still()
      await reader.click(summaryOf('Commissioning'))
      await reader.untilGone(sidebarLink('/fleet/commissioning/by-cable'))
    },
  },
  {
    name: 'the sidebar collapses and expands',
    async run(reader) {
      await reader.open(PROBES)
      await reader.click('button[aria-label="Collapse sidebar"]')
      await reader.untilGone(sidebarLink(PROBES))
      await reader.click('button[aria-label="Expand sidebar"]')
      await reader.untilSeen(sidebarLink(PROBES))
    },
  },
  {
    name: 'the skip link is the first tab stop and leads to the content',
    async run(reader) {
      await reader.open(PROBES)
      await reader.driver.press('Tab')
      await reader.until('the skip link has the focus', () => document.activeElement?.getAttribute('href') === '#main')
      await reader.driver.press('Enter')
      await reader.until('the content has the focus', () => document.activeElement?.id === 'main')
    },
  },
  {
    name: 'on a phone, a menu link opens its page and closes the menu, and Back closes the menu',
    size: PHONE,
    async run(reader) {
      await reader.open(PROBES)
      await reader.click('button[aria-label="Open navigation menu"]')
      await reader.click(sidebarLink(SHARING))
      await reader.untilTitle('Sharing a kitchen')
      await reader.untilGone(sidebarLink(SHARING))
      await reader.click('button[aria-label="Open navigation menu"]')
      await reader.untilSeen(sidebarLink(SHARING))
      await reader.driver.back()
      await reader.untilGone(sidebarLink(SHARING))
      // The browser went back, and the site goes forward again.
      await reader.until('the page is the same', (path) => location.pathname === path, SHARING)
    },
  },
  {
    name: 'on a phone, nothing overflows, and the table of contents opens below the navbar',
    size: PHONE,
    async run(reader) {
      await reader.open(PROBES)
      expect(await reader.read(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
      await reader.click({ css: 'main summary', text: 'On this page' })
      await reader.untilSeen('main details[open] a[href="#handover"]')
      await reader.click('main details[open] a[href="#handover"]')
      await reader.until('the heading is in view', () => {
        const { top } = document.querySelector('#handover')!.getBoundingClientRect()
        return top > 0 && top < innerHeight
      })
    },
  },
  {
    name: 'a missing page shows an error and suggests the nearest pages',
    async run(reader) {
      await reader.visit('/fleet/advanced/probe')
      await reader.untilTitle('Page Not Found')
      await reader.untilSeen(`main a[href="${PROBES}"]`)
    },
  },
]
