import { expect } from 'vitest'
import { NOT_IN_USE, PROBES, type Behavior } from '../behavior.ts'
import type { Reader } from '../reader.ts'

const RESULTS = '#search-dialog [role="option"]'
const ASK = 'dialog[aria-labelledby="ask-title"]'

/** Opens the Ask AI dialog and asks a question. */
async function ask(reader: Reader, question: string): Promise<void> {
  await reader.click({ css: 'header button', text: 'Ask AI' })
  await reader.until('its box has the focus', (box) => document.activeElement?.closest(box) !== null, ASK)
  await reader.driver.type(question)
  await reader.driver.press('Enter')
}

export const searchAndAsk: Behavior[] = [
  {
    name: 'search opens on click and closes on Escape',
    async run(reader) {
      await reader.open(PROBES)
      await reader.click('header button[commandfor="search-dialog"]')
      await reader.until('its box has the focus', () => document.activeElement?.matches('#search-dialog input') ?? false)
      await reader.driver.press('Escape')
      await reader.untilGone('#search-dialog')
    },
  },
  {
    name: 'search opens with Enter on its button, and closing restores the focus',
    lacks: NOT_IN_USE,
    async run(reader) {
      await reader.open(PROBES)
      // WebKit doesn't focus a clicked button.
      await reader.read(() => document.querySelector<HTMLElement>('header button[commandfor="search-dialog"]')!.focus())
      await reader.driver.press('Enter')
      await reader.until('its box has the focus', () => document.activeElement?.matches('#search-dialog input') ?? false)
      // While one of its stylesheets is loading, WebKitGTK doesn't restore the focus.
      await reader.untilSeen('#search-dialog [role="grid"]')
      await reader.driver.press('Escape')
      await reader.untilGone('#search-dialog')
      await reader.until('the button has the focus', () => document.activeElement?.matches('header button') ?? false)
    },
  },
  {
    name: 'search shows results as the reader types',
    async run(reader) {
      await reader.open(PROBES)
      await reader.driver.press('/')
      await reader.driver.type('floor display')
      await reader.untilSeen(RESULTS)
      // At least three results are visible, not cut off or covered.
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
    name: 'arrow keys select a result, and Enter opens it',
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
    name: 'the search page shows results for the query in its URL',
    async run(reader) {
      await reader.open('/search?q=commission')
      await reader.untilSeen('main article a, main li a[href^="/fleet/commissioning"]')
      expect(await reader.read(() => document.querySelector<HTMLInputElement>('main input')!.value)).toBe('commission')
    },
  },
  {
    name: 'Ask AI answers with quotes that link to their sections',
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
    name: 'Ask AI shows no quote for a question outside the documentation, and Escape closes it',
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
