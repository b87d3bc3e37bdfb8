import { expect, test, vi } from 'vitest'
import { saidBy } from './said.ts'
import { readOwnSite } from './site.ts'

// Tests that take a second take much longer on a busy machine.
vi.setConfig({ testTimeout: 240_000 })

const QUESTIONS = /^## Questions that this page answers$.*/ms

/*
 * “What `page.md` says compiles back to the same text, headings, links and code.” It's compiled as `.md`, since other programs
 * don't know this site's components. The result is compared with what readers of the page get from the views of its blocks, so a
 * block's Markdown and its view, which are written separately, must agree. `said.ts` reads both: headings with their levels, text,
 * inline code, links and images with absolute URLs, fences with language and title, lists, quotes, and table cells, in order.
 * Permitted differences:
 *
 * - A page's Markdown starts with content of the page's frame (title, description, and source) and ends with the questions that
 *   the page answers.
 * - A block whose frame has no text becomes plain Markdown: an aside is a quote, a card is a list item, a tab's label and a panel's
 *   title are separate lines, a badge or marker is in parentheses, and a drawn screen is its caption and a list of its areas.
 * - A definition is in parentheses after its term, and only once, since readers of text can't close it.
 * - A diagram is its source, and an interactive block is its initial code.
 * - Emphasis, IDs of headings, alignment of cells, and whether a list is loose aren't compared, and neither is purely visual
 *   content: controls, and the image for the other color mode.
 */
test('the Markdown of every page has the same content as the page', async () => {
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
