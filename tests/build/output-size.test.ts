import { statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { page, pathsOf, ProjectFixture } from './project-fixture.ts'

/** As many pages as a large project's documentation has. */
const PAGES = 270
const FOLDERS = 18

/** Generates a page like those in the bench: 5 kB of Markdown, 7 sections with samples, and a table in every tenth page. */
function document(number: number): string {
  const sections = Array.from({ length: 7 }, (_, index) => {
    const name = `Part ${index} of ${number}`
    const sentences = `The oven ${number} bakes ${index} loaves at once, and the baker turns each of them by hand. `.repeat(6)
    const code = `const loaf${index} = await oven.bake({ minutes: ${number + index}, steam: true }) // warm\nexport default loaf${index}`
    return `## ${name}\n\n${sentences}\n\nSee [the next page](/folder-${(number + 1) % FOLDERS}/page-${(number + 1) % PAGES}).\n\n\`\`\`js\n${code}\n\`\`\`\n\n- \`steam\`: whether there is any\n- \`minutes\`: how long\n`
  })
  const table = `| Option | Default |\n|---|---|\n${Array.from({ length: 6 }, (_, row) => `| \`option${row}\` | ${number + row} |`).join('\n')}`
  return page(
    `Page ${number}`,
    [...sections, ...(number % 10 === 0 ? [table] : [])].join('\n\n'),
    `description: What oven ${number} does.\n`,
  )
}

test('“Output falls below 80 kB a page”, of 270 pages', async () => {
  const site = new ProjectFixture()
  const documents = Array.from(
    { length: PAGES },
    (_, number) => [`folder-${number % FOLDERS}/page-${number}.md`, document(number)] as const,
  )
  const markdown = documents.reduce((sum, [, text]) => sum + text.length, 0)
  expect(markdown / PAGES).toBeGreaterThan(4500)
  site.write(Object.fromEntries(documents))
  await site.build()
  const bytes = pathsOf(site.out).reduce((sum, file) => sum + statSync(join(site.out, file)).size, 0)
  expect(bytes / PAGES).toBeLessThan(80_000)
})

test('the HTML that all documents repeat is at most 37.8 kB', async () => {
  const site = new ProjectFixture()
  site.write({ 'index.md': page('Home'), 'empty.md': page('Empty') })
  await site.build()

  expect(statSync(join(site.out, 'empty.html')).size).toBeLessThan(37_800)
})
