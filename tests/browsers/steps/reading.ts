import { expect } from 'vitest'
import { PROBES, sidebarLink, SIMULATOR, SPECIMEN, summaryOf, type Behavior } from '../behavior.ts'
import { PHONE, type Reader } from '../reader.ts'

/** Opens a page whose policy blocks all scripts. */
async function visitWithoutScript(reader: Reader, path: string): Promise<void> {
  reader.site.withoutScript = true
  await reader.visit(path)
  // The boot script would define this element.
  expect(await reader.read(() => customElements.get('sidebar-end') === undefined)).toBe(true)
}

export const reading: Behavior[] = [
  {
    name: 'without script: a document shows its text, code, and navigation',
    async run(reader) {
      await visitWithoutScript(reader, PROBES)
      for (const part of [
        'main h1',
        '#article > p',
        '#article pre',
        'nav[aria-label="Docs sidebar"] a',
        'nav[aria-label="On this page"] a',
      ])
        expect(await reader.sees(part), part).toBe(true)
    },
  },
  {
    name: 'without script: links work',
    async run(reader) {
      await visitWithoutScript(reader, PROBES)
      await reader.click('nav[aria-label="Docs pages"] a')
      await reader.untilTitle('Email reports')
    },
  },
  {
    name: 'without script: a table of contents link leads to its heading',
    async run(reader) {
      await visitWithoutScript(reader, PROBES)
      await reader.click('nav[aria-label="On this page"] a[href="#handover"]')
      await reader.until('the heading is in view', () => {
        const { top, bottom } = document.querySelector('#handover')!.getBoundingClientRect()
        return location.hash === '#handover' && top >= 0 && bottom <= innerHeight
      })
    },
  },
  {
    name: 'without script: sidebar categories open and close',
    async run(reader) {
      await visitWithoutScript(reader, PROBES)
      const entry = sidebarLink('/fleet/commissioning/by-panel')
      expect(await reader.sees(entry)).toBe(false)
      await reader.click(summaryOf('Commissioning'))
      await reader.untilSeen(entry)
      await reader.click(summaryOf('Commissioning'))
      await reader.untilGone(entry)
    },
  },
  {
    name: 'without script: tabs switch by click and by key',
    async run(reader) {
      await visitWithoutScript(reader, SIMULATOR)
      await reader.click({ css: 'label.tab', text: 'Yarn' })
      await reader.untilSeen({ css: '.tab-panel', text: 'Install with Yarn.' })
      expect(await reader.sees({ css: '.tab-panel', text: 'Install with npm.' })).toBe(false)
      // WebKit doesn't focus a clicked button.
      await reader.read(() => document.querySelector<HTMLElement>('label.tab input:checked')!.focus())
      await reader.driver.press('ArrowLeft')
      await reader.untilSeen({ css: '.tab-panel', text: 'Install with npm.' })
    },
  },
  {
    name: 'without script: a definition opens beside its term, and Escape closes it',
    async run(reader) {
      await visitWithoutScript(reader, SPECIMEN)
      await reader.click('.annotation-button')
      await reader.untilSeen({ css: '.annotation-body', text: 'Flour and water' })
      const gap = await reader.read(() => {
        const button = document.querySelector('.annotation-button')!.getBoundingClientRect()
        const body = document.querySelector('.annotation-body:popover-open')!.getBoundingClientRect()
        return {
          y: Math.min(Math.abs(body.top - button.bottom), Math.abs(button.top - body.bottom)),
          isInside: body.left >= 0 && body.right <= innerWidth,
        }
      })
      expect(gap.isInside).toBe(true)
      expect(gap.y).toBeLessThan(40)
      await reader.driver.press('Escape')
      await reader.untilGone('.annotation-body')
    },
  },
  {
    name: 'without script: the phone menu opens and closes',
    size: PHONE,
    async run(reader) {
      await visitWithoutScript(reader, PROBES)
      expect(await reader.sees(sidebarLink(PROBES))).toBe(false)
      await reader.click('button[aria-label="Open navigation menu"]')
      await reader.untilSeen(sidebarLink(PROBES))
      await reader.click('button[aria-label="Close navigation menu"]')
      await reader.untilGone(sidebarLink(PROBES))
    },
  },
  {
    name: 'reading without interaction loads no script of the application',
    async run(reader) {
      reader.site.requests.splice(0)
      await reader.visit(PROBES)
      await reader.still()
      expect(reader.site.requests.filter((path) => path.endsWith('.js') && !path.endsWith('/sw.js'))).toEqual([])
    },
  },
  {
    name: 'loading the application causes no layout shift',
    async run(reader) {
      const look = () =>
        reader.read(() => {
          const parts = document.querySelectorAll(
            'header, main h1, #article > *, nav[aria-label="Docs sidebar"] a, nav[aria-label="On this page"] a',
          )
          return [...parts].map((part) => {
            const { x, y, width, height } = part.getBoundingClientRect()
            return [x, y + scrollY, width, height].map(Math.round).join()
          })
        })
      await reader.visit(PROBES)
      await reader.still()
      const before = await look()
      expect(before.length).toBeGreaterThan(30)
      await reader.wake()
      expect(await look()).toEqual(before)
      expect(await reader.problems()).toEqual([])
    },
  },
  {
    name: 'a click before the application is loaded takes effect once it is',
    async run(reader) {
      await reader.visit(PROBES)
      await reader.click({ css: 'header button', text: 'Ask AI' })
      await reader.untilSeen('dialog[aria-labelledby="ask-title"]')
      expect(await reader.problems()).toEqual([])
    },
  },
  {
    name: 'text typed while search loads is kept',
    async run(reader) {
      await reader.visit(PROBES)
      await reader.driver.press('Control+k')
      await reader.driver.type('invoice')
      await reader.until('the words are in the box', () => (document.activeElement as HTMLInputElement | null)?.value === 'invoice')
      await reader.untilSeen('#search-dialog [role="option"]')
    },
  },
]
