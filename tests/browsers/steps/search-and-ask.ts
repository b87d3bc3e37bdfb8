import { expect } from 'vitest'
import { NOT_IN_USE, PROBES, type Behavior } from '../behavior.ts'
import type { Reader } from '../reader.ts'

const RESULTS = '#search-dialog [role="option"]'
const ASK = 'dialog[aria-labelledby="ask-title"]'

/** Opens the window for questions and asks one. */
async function ask(reader: Reader, question: string): Promise<void> {
  await reader.click({ css: 'header button', text: 'Ask AI' })
  await reader.until('its box has the focus', (box) => document.activeElement?.closest(box) !== null, ASK)
  await reader.driver.type(question)
  await reader.driver.press('Enter')
}

export const searchAndAsk: Behavior[] = [
  {
    name: 'search opens by click and closes on Escape',
    async run(reader) {
      await reader.open(PROBES)
      await reader.click('header button[commandfor="search-dialog"]')
      await reader.until('its box has the focus', () => document.activeElement?.matches('#search-dialog input') ?? false)
      await reader.driver.press('Escape')
      await reader.untilGone('#search-dialog')
    },
  },
  {
    name: 'search opens by key from its button, and the focus goes back there',
    lacks: NOT_IN_USE,
    async run(reader) {
      await reader.open(PROBES)
      // WebKit gives the focus to no button that is clicked.
      await reader.read(() => document.querySelector<HTMLElement>('header button[commandfor="search-dialog"]')!.focus())
      await reader.driver.press('Enter')
      await reader.until('its box has the focus', () => document.activeElement?.matches('#search-dialog input') ?? false)
      // While a style of it still comes, WebKitGTK gives the focus back to nobody.
      await reader.untilSeen('#search-dialog [role="grid"]')
      await reader.driver.press('Escape')
      await reader.untilGone('#search-dialog')
      await reader.until('the button has the focus', () => document.activeElement?.matches('header button') ?? false)
    },
  },
  {
    name: 'search finds while one types, and shows what it found',
    async run(reader) {
      await reader.open(PROBES)
      await reader.driver.press('/')
      await reader.driver.type('floor display')
      await reader.untilSeen(RESULTS)
      // Not behind an edge.
      await reader.until('several results are in view', () => {
        const options = [...document.querySelectorAll('#search-dialog [role="option"]')]
        return (
          options.filter((option) => {
            const { x, y, width, height } = option.getBoundingClientRect()
            return option.contains(document.elementFromPoint(x + width / 2, y + height / 2))
          }).length >= 3
        )
      })
    },
  },
  {
    name: 'arrows choose a result, and Enter opens it',
    async run(reader) {
      await reader.open(PROBES)
      await reader.driver.press('Control+k')
      await reader.driver.type('sharing a kitchen')
      await reader.untilSeen({ css: RESULTS, text: 'Sharing' })
      await reader.until('the results are those of the whole query', () => !document.querySelector('#search-dialog [data-pending]'))
      await reader.driver.press('ArrowDown')
      await reader.driver.press('Enter')
      await reader.untilGone('#search-dialog')
      await reader.until('another page is shown', (from) => location.pathname !== from, PROBES)
    },
  },
  {
    name: 'the page of results finds what its address asks for',
    async run(reader) {
      await reader.open('/search?q=commission')
      await reader.untilSeen('main article a, main li a[href^="/fleet/commissioning"]')
      expect(await reader.read(() => document.querySelector<HTMLInputElement>('main input')!.value)).toBe('commission')
    },
  },
  {
    name: 'a question is answered with quotes whose numbers lead to their section',
    async run(reader) {
      await reader.open(PROBES)
      await ask(reader, 'How do I connect a floor display to my kitchen?')
      await reader.untilSeen(`${ASK} blockquote`)
      await reader.click(`${ASK} blockquote a[aria-label^="Source"], ${ASK} blockquote sup a, ${ASK} blockquote a`)
      await reader.until('its section is shown', () => {
        const target = location.hash && document.querySelector(location.hash)
        return location.pathname === '/fleet/kitchens/settings' && Boolean(target)
      })
    },
  },
  {
    name: 'a question that the documentation can’t answer is told so, and Escape closes the window',
    async run(reader) {
      await reader.open(PROBES)
      await ask(reader, 'Who won the football championship?')
      await reader.until('there is an answer', (ask) => document.querySelector(`${ask} [aria-busy="false"]`)?.textContent !== '', ASK)
      expect(await reader.sees(`${ASK} blockquote`)).toBe(false)
      await reader.driver.press('Escape')
      await reader.untilGone(ASK)
    },
  },
]
