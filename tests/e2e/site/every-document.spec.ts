import { expect, test, type CDPSession, type Page } from '@playwright/test'
import { broken, cutOff, mute, SCROLLING } from '../support/tables.ts'
import { documents, visited } from './documents.ts'
import { withoutPictures } from './shared-window.ts'

/** Phones, a tablet, the narrowest window with a sidebar, a common laptop, and a desktop. */
const WIDTHS = [320, 390, 768, 1024, 1366, 1920]
/** At these widths, no table content may be off-screen. */
const PHONES = [320, 390]
/** Width in pixels from which the table of contents is a rail; below, it is a bar. */
const RAIL = 1280
/** Range of the mean line length, in characters. */
const MEASURE = { least: 65, most: 75 }
/** Maximum number of documents whose lines are measured. */
const MEASURED = 60
/** Each test visits some of the documents, so that tests run in parallel. */
const SHARES = Math.ceil(visited.length / 20)

/** Measurements of a document at one width. Positions are in pixels from the window's left and the page's top. */
interface Sight {
  width: number
  title: { left: number; top: number }
  text: number | undefined
  contents: 'rail' | 'bar' | undefined
  /** Descriptions of misplaced parts. */
  problems: string[]
}

/** Runs in the page. */
function look({ width, rail }: { width: number; rail: number }): Sight {
  const problems: string[] = []
  const place = (element: Element) => element.getBoundingClientRect()
  const seen = (element: Element | null | undefined) => element?.checkVisibility() === true && place(element).height > 0
  const root = document.documentElement
  const main = document.querySelector('main')!
  const article = document.querySelector('#article')!
  const title = place(main.querySelector('h1')!)

  if (innerWidth !== width) problems.push(`The window is ${innerWidth} wide.`)
  if (root.scrollWidth > root.clientWidth) problems.push(`The page scrolls sideways: it is ${root.scrollWidth} wide.`)
  for (const element of [main.querySelector('h1')!, ...article.children]) {
    const { left, right, width: wide } = place(element)
    if (wide > 0 && (left < -1 || right > root.clientWidth + 1))
      problems.push(`<${element.className || element.tagName}> is beyond the edge.`)
  }

  const navigation = main.querySelector('nav[aria-label="On this page"]')
  const bar = [...main.querySelectorAll('details')].find((details) => !article.contains(details) && seen(details.querySelector('progress')))
  const contents = seen(navigation) ? 'rail' : bar ? 'bar' : undefined
  const headings = article.querySelectorAll(':is(h2, h3)[id]').length
  if (headings > 1 && contents !== (width < rail ? 'bar' : 'rail')) problems.push(`${headings} headings, and contents as ${contents}.`)
  if (bar && Math.round(place(bar).height) !== 43) problems.push(`The bar is ${place(bar).height} high.`)
  if (contents === 'rail' && place(navigation!).right > root.clientWidth) problems.push('The rail is beyond the edge.')
  if (contents === 'rail') {
    const end = place(navigation!).left
    for (const element of article.children)
      if (place(element).right > end) problems.push(`<${element.className || element.tagName}> is below the rail.`)
  }

  const navbar = document.querySelector('header')!
  if (place(navbar).height > 62) problems.push(`The navbar is ${place(navbar).height} high.`)
  const sidebar = document.querySelector('nav[aria-label="Docs sidebar"]')
  // Unlisted pages have no current item.
  if (seen(sidebar) && !document.querySelector('meta[name="robots"][content*="noindex"]')) {
    const current = sidebar!.querySelector('[aria-current]')
    const isInView = seen(current) && place(current!).top >= place(sidebar!).top && place(current!).bottom <= innerHeight
    if (!isInView) problems.push(`The sidebar’s current item is ${current ? 'out of view' : 'missing'}.`)
  }

  // Links in sentences and names in code may be as high as a line (WCAG 2.5.8). A pseudo-element can make a target larger than its box.
  const targets = [...main.querySelectorAll('nav a, button:not(pre *), summary, footer a, a.badge, .tab, td > a:only-child')].filter(
    (target) => seen(target) && (!target.matches('td > a') || target.textContent === target.parentElement!.textContent),
  )
  const small = targets.filter((target) => {
    const { width, height } = getComputedStyle(target, '::after')
    const reach = (side: number, pseudo: string) => Math.max(side, Number.parseFloat(pseudo) || 0)
    return reach(place(target).height, height) < 24 || reach(place(target).width, width) < 24
  })
  if (small.length > 0) problems.push(`Hard to hit: ${small.map((target) => target.textContent).join(', ')}`)

  for (const word of article.querySelectorAll('.annotation-end'))
    if (word.getClientRects().length > 1) problems.push(`The button of “${word.textContent}” is on another line.`)
  const range = document.createRange()
  for (const marker of article.querySelectorAll('.marker')) {
    const next = marker.nextSibling
    if (!seen(marker) || !(next instanceof Text) || !/^[.,;:)]/.test(next.data)) continue
    range.setStart(next, 0)
    range.setEnd(next, 1)
    const middle = ({ top, height }: DOMRect) => top + height / 2
    if (Math.abs(middle(range.getBoundingClientRect()) - middle(place(marker))) > 8)
      problems.push(`“${next.data.slice(0, 20)}” isn’t on the line of marker ${marker.textContent}.`)
  }

  for (const code of article.querySelectorAll('.code:not(:has(> .wrap)) > pre'))
    if (code.scrollWidth > code.clientWidth + 1) problems.push(`“${code.textContent.slice(0, 40)}” scrolls and can’t be wrapped.`)

  const text = [...article.children].find((element) => element.matches('p') && seen(element))
  return { width, title: { left: title.left, top: title.top + scrollY }, text: text && place(text).left, contents, problems }
}

/** Runs in the page: returns the number of characters in each full line of the first paragraphs. */
function fullLines(): number[] {
  const paragraphs = [...document.querySelectorAll('#article > p')].slice(0, 8)
  return paragraphs.flatMap((paragraph) => {
    const lines = new Map<number, number>()
    const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (const word of (node as Text).data.matchAll(/\S+\s*|\s+/g)) {
        range.setStart(node, word.index)
        range.setEnd(node, word.index + word[0].length)
        const { top, height } = range.getClientRects()[0] ?? { top: 0, height: 0 }
        // Inline code is smaller, but on the same line.
        const line = Math.round((top + height / 2) / 14)
        lines.set(line, (lines.get(line) ?? 0) + word[0].length)
      }
    }
    return [...lines.values()].slice(0, -1)
  })
}

/** Resizes the window without reloading the page. */
async function resize(browser: CDPSession, width: number): Promise<void> {
  await browser.send('Emulation.setDeviceMetricsOverride', { width, height: 800, deviceScaleFactor: 1, mobile: false })
}

async function tableProblems(page: Page, route: string): Promise<string[]> {
  // `tables.spec.ts` checks pages with scrolling tables, which become tab stops only once the application is loaded.
  if (SCROLLING.test(documents.get(route)!)) return []
  return [
    ...(await page.evaluate(cutOff)).map((text) => `“${text}” of a table is cut off.`),
    ...(await page.evaluate(mute)).map((text) => `The table “${text}” scrolls, without a name or an edge.`),
  ]
}

async function visit(page: Page, browser: CDPSession, route: string): Promise<Sight[]> {
  await page.goto(route, { waitUntil: 'domcontentloaded' })
  const sights: Sight[] = []
  for (const width of WIDTHS) {
    await resize(browser, width)
    const sight = await page.evaluate(look, { width, rail: RAIL })
    sight.problems.push(...(await page.evaluate(broken)).map((text) => `“${text}” of a table breaks or doesn’t fit.`))
    if (PHONES.includes(width)) sight.problems.push(...(await tableProblems(page, route)))
    sights.push(sight)
  }
  await resize(browser, PHONES[0]!)
  const wide = await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
    return document.documentElement.scrollWidth
  })
  if (wide > PHONES[0]!) sights.at(-1)!.problems.push(`With text at 200%, the page is ${wide} wide on the narrowest phone.`)
  return sights
}

/** Returns a document's problems, and deviations from the expected measurements, at one width. */
function differences(sight: Sight, { title, text = title.left }: Sight): string[] {
  const isElsewhere = Math.abs(sight.title.left - title.left) > 0.5 || Math.abs(sight.title.top - title.top) > 0.5
  return [
    ...sight.problems,
    ...(isElsewhere ? [`The title is at ${sight.title.left}, ${sight.title.top} instead of ${title.left}, ${title.top}.`] : []),
    ...(Math.abs((sight.text ?? text) - text) > 0.5 ? [`The text is at ${sight.text} instead of ${text}.`] : []),
  ]
}

test.describe('Every document: title and text at the same position, table of contents, current sidebar item, and no overflow at every width', () => {
  for (let share = 0; share < SHARES; share++) {
    test(`${share + 1} of ${SHARES}`, async ({ page }) => {
      test.setTimeout(600_000)
      const browser = await withoutPictures(page)
      const expected = await visit(page, browser, [...documents.keys()][0]!)
      const problems: string[] = []
      for (const route of visited.filter((_, index) => index % SHARES === share)) {
        const sights = await visit(page, browser, route)
        for (const [index, sight] of sights.entries()) {
          for (const problem of differences(sight, expected[index]!)) problems.push(`${route} at ${sight.width}: ${problem}`)
        }
      }
      expect(problems).toEqual([])
    })
  }
})

// Across the whole site, because the mean of a few documents with much code or long words says little about the width of the text.
test('Full lines of text have 65 to 75 characters, on average', async ({ page }) => {
  const browser = await withoutPictures(page)
  await resize(browser, WIDTHS.at(-1)!)
  const lengths: number[] = []
  const step = Math.ceil(visited.length / MEASURED)
  for (const route of visited.filter((_, index) => index % step === 0)) {
    await page.goto(route, { waitUntil: 'domcontentloaded' })
    lengths.push(...(await page.evaluate(fullLines)))
  }
  const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length
  expect(lengths.length).toBeGreaterThan(150)
  expect(mean).toBeGreaterThanOrEqual(MEASURE.least)
  expect(mean).toBeLessThanOrEqual(MEASURE.most)
})
