import { expect } from 'vitest'
import { BENCH, PROBES, SHARING, sidebarLink, SPECIMEN, type Behavior } from '../behavior.ts'
import type { Reader } from '../reader.ts'

const isKept = (reader: Reader, path: string) =>
  reader.until(`${path} is kept`, async (url) => (await caches.match(url)) !== undefined, path)

/** Applies print styles to the screen, because no protocol emulates print media in all engines. */
const asOnPaper = (reader: Reader) =>
  reader.read(() => {
    const visit = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSMediaRule && /\bprint\b/.test(rule.media.mediaText)) rule.media.mediaText = 'all'
        else if (rule instanceof CSSMediaRule && /\bscreen\b/.test(rule.media.mediaText)) rule.media.mediaText = 'not all'
        if ('cssRules' in rule) visit((rule as CSSGroupingRule).cssRules)
      }
    }
    for (const { media, cssRules } of document.styleSheets) {
      if (media.mediaText === 'print') media.mediaText = 'all'
      visit(cssRules)
    }
  })

export const everywhere: Behavior[] = [
  {
    name: 'offline: visited pages open, other pages show a notice and load once online',
    async run(reader) {
      await reader.open(PROBES)
      await isKept(reader, PROBES)
      await reader.click(sidebarLink(SHARING))
      await reader.untilTitle('Sharing a kitchen')
      await isKept(reader, SHARING)
      reader.site.isDown = true
      await reader.visit(SHARING)
      await reader.untilTitle('Sharing a kitchen')
      await reader.visit(PROBES)
      await reader.untilTitle('Temperature probes')
      await reader.visit('/fleet/alarms')
      await reader.untilTitle('You are offline')
      reader.site.isDown = false
      await reader.click({ css: 'main a', text: 'Try again' })
      await reader.untilTitle('Alarms')
    },
  },
  {
    name: 'print shows only the article',
    async run(reader) {
      await reader.visit(SPECIMEN)
      await asOnPaper(reader)
      for (const part of ['header', 'nav', 'aside', '#app > footer', 'button', 'dialog']) expect(await reader.sees(part), part).toBe(false)
      expect(await reader.sees('main h1')).toBe(true)
      expect(await reader.read(() => [...document.querySelectorAll('.tab-panel')].every((panel) => panel.checkVisibility()))).toBe(true)
    },
  },
  {
    name: 'no page violates its security policy, before and after the application loads',
    async run(reader) {
      for (const path of ['/', PROBES, SPECIMEN, BENCH, '/openapi/', '/search?q=oven', '/tags', '/nothing/is/here']) {
        await reader.open(path)
        await reader.still()
        expect(await reader.problems(), path).toEqual([])
      }
      expect(reader.site.violations).toEqual([])
    },
  },
]
