import { expect } from 'vitest'
import { NOT_IN_USE, openSpecimen, PROBES, SHARING, sidebarLink, SIMULATOR, type Behavior } from '../behavior.ts'

const ANNOUNCEMENT = 'aside[aria-label="Announcement"]'

export const controls: Behavior[] = [
  {
    name: 'tabs of a group change together and are remembered',
    async run(reader) {
      await reader.open(SIMULATOR)
      await reader.click({ css: 'label.tab', text: 'Yarn' })
      await reader.untilSeen({ css: '.tab-panel', text: 'Start with Yarn.' })
      await reader.driver.reload()
      await reader.untilSeen({ css: '.tab-panel', text: 'Install with Yarn.' })
      expect(await reader.sees({ css: '.tab-panel', text: 'Install with npm.' })).toBe(false)
    },
  },
  {
    name: 'the color mode changes immediately, persists, and is set before the next document’s first paint',
    async run(reader) {
      await reader.open(PROBES)
      const ground = () =>
        reader.read(() => [document.documentElement.dataset.theme, getComputedStyle(document.documentElement).backgroundColor])
      const [first, light] = await ground()
      expect(first).toBe('light')
      await reader.click('button[data-does="color-mode"]')
      await reader.until('it is dark', () => document.documentElement.dataset.theme === 'dark')
      await reader.still()
      expect((await ground())[1]).not.toBe(light)
      await reader.visit(SHARING)
      expect((await ground())[0]).toBe('dark')
      expect(await reader.read(() => localStorage.getItem('theme'))).toBe('dark')
    },
  },
  {
    name: 'a closed announcement stays closed on other pages and on the next visit',
    async run(reader) {
      await reader.open(PROBES)
      await reader.click(`${ANNOUNCEMENT} button`)
      await reader.untilGone(ANNOUNCEMENT)
      await reader.click(sidebarLink(SHARING))
      await reader.untilTitle('Sharing a kitchen')
      expect(await reader.sees(ANNOUNCEMENT)).toBe(false)
      await reader.visit(PROBES)
      expect(await reader.sees(ANNOUNCEMENT)).toBe(false)
    },
  },
  {
    name: 'the version menu opens on click, and closes on Escape or a click outside',
    async run(reader) {
      await reader.open(PROBES)
      const menu = { css: 'header a', text: '2.x manual (stable)' }
      await reader.click('header summary')
      await reader.untilSeen(menu)
      await reader.driver.press('Escape')
      await reader.driver.move({ x: 700, y: 500 })
      await reader.untilGone(menu)
      await reader.click('header summary')
      await reader.untilSeen(menu)
      await reader.driver.click({ x: 700, y: 800 })
      await reader.untilGone(menu)
    },
  },
  {
    name: 'a definition opens on click and closes on a click outside',
    async run(reader) {
      await openSpecimen(reader)
      await reader.click('.annotation-button')
      await reader.untilSeen({ css: '.annotation-body', text: 'Flour and water' })
      await reader.driver.click({ x: 1400, y: 880 })
      await reader.untilGone('.annotation-body')
    },
  },
  {
    name: 'an image enlarges over the page, and Escape restores the focus',
    async run(reader) {
      await openSpecimen(reader)
      await reader.until('pictures can be enlarged', () => document.querySelector('.prose .screenshot img[role="button"]') !== null)
      await reader.click('.prose .screenshot img[role="button"]')
      await reader.untilSeen('dialog.zoomed')
      await reader.still()
      expect(
        await reader.read(() => {
          const { x, y, width, height } = document.querySelector('dialog.zoomed')!.getBoundingClientRect()
          return x === 0 && y === 0 && width >= document.documentElement.clientWidth && height === innerHeight
        }),
      ).toBe(true)
      await reader.driver.press('Escape')
      await reader.untilGone('dialog.zoomed')
      await reader.until('the picture has the focus', () => document.activeElement?.matches('.screenshot img') ?? false)
    },
  },
  {
    name: 'a diagram can be enlarged and closed',
    async run(reader) {
      await openSpecimen(reader)
      await reader.click('figure.diagram button[popovertarget]')
      await reader.untilSeen('.diagram-large [role="img"] svg')
      await reader.driver.press('Escape')
      await reader.untilGone('.diagram-large')
    },
  },
  {
    name: 'a copy button shows the result',
    async run(reader) {
      await reader.open(PROBES)
      await reader.hover('#article .code')
      await reader.click('#article .code .copy')
      // If the clipboard is blocked, the code is selected and the button names the shortcut.
      await reader.until('the button answers', () => document.querySelector('#article .code .copy')?.textContent !== 'Copy')
    },
  },
  {
    name: 'Tab shows a focus ring',
    lacks: NOT_IN_USE,
    async run(reader) {
      await reader.open(PROBES)
      for (let stop = 0; stop < 4; stop++) await reader.driver.press('Tab')
      const { style, width } = await reader.read(() => {
        const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement!)
        return { style: outlineStyle, width: Number.parseFloat(outlineWidth) }
      })
      expect(style).not.toBe('none')
      expect(width).toBeGreaterThanOrEqual(2)
    },
  },
]
