import { expect, test, vi } from 'vitest'
import { saidBy } from './said.ts'
import { readOwnSite } from './site.ts'

// A second's work takes much longer on a machine that does other work beside it.
vi.setConfig({ testTimeout: 240_000 })

const QUESTIONS = /^## Questions that this page answers$.*/ms

/*
 * “What `page.md` says compiles back to the same text, headings, links and code.” It is compiled as `.md`, since that is what it
 * is: other programs know nothing of our components. Compared is what a reader of the page gets, by the views of its blocks, so
 * that a block's Markdown and its view, which are written apart, say the same. `said.ts` reads both: headings with their levels,
 * words, inline code, links and images with whole addresses, fences with language and title, lists, quotes and cells of tables,
 * in their order. What may differ:
 *
 * - Above its text, a page's Markdown has what the frame of the page says: title, description, where it comes from. Below it are
 *   the questions that the page answers.
 * - A block without words for its frame becomes what Markdown has: an aside is a quote, a card an entry of a list, a tab's label
 *   and a panel's title a line of their own, a badge or marker stands in parentheses, and a drawn screen is its caption and a list of its areas.
 * - A definition stands in parentheses after its term, and once: readers of text can't close it.
 * - A diagram is the fence that it is drawn from, and an interactive block the code that it begins with.
 * - Nothing says emphasis, ids of headings, alignment of cells, whether a list is loose, nor what only a screen has: controls,
 *   the picture in the other color mode.
 */
test('the Markdown of every page says what the page says', async () => {
  const { pages, addressOf, markdownOf, htmlOf, htmlOfMarkdown } = await readOwnSite()
  expect(pages.length).toBeGreaterThan(250)
  for (const page of pages) {
    const address = addressOf(page)
    // oxlint-disable-next-line no-await-in-loop -- one after the other shows the first that differs.
    const { title, html } = await htmlOfMarkdown(markdownOf(page).replace(QUESTIONS, ''))
    const frame = [...(page.description === '' ? [] : [`> ${page.description}`]), `Source: [${address}](${address})`]
    expect(title, page.file).toBe(page.title)
    expect(saidBy(html, address), page.file).toBe([...frame, saidBy(htmlOf(page), address)].join('\n').trimEnd())
  }
})
