import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { buildSiteTo } from '../../src/build/build.ts'
import { engineRoot } from '../../src/build/engine-root.ts'
import { page, ProjectFixture, SHARED_CACHE } from './project-fixture.ts'

/** Words that only occur in this project's own product: names, URLs, and plans. */
const OWN_WORDS = /strapi|dev-docs|user-docs|cloud-|\/cloud\/|headless|content manager|npm run verify/i

/** Finds lines of a built site with one of these words, except in fonts and images. */
function linesWithOwnWords(out: string): string[] {
  const files = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter(
    (file) => !/\.(?:woff2|png|webp)$/.test(file) && statSync(join(out, file)).isFile(),
  )
  expect(files.length).toBeGreaterThan(30)
  return files.flatMap((file) => found(readFileSync(join(out, file), 'utf8')).map((excerpt) => `${file}: ${excerpt}`))
}

/** Finds excerpts of lines around these words. */
function found(text: string): string[] {
  return text.split('\n').flatMap((line) => {
    const index = line.search(OWN_WORDS)
    return index === -1 ? [] : [line.slice(Math.max(0, index - 40), index + 60)]
  })
}

test('the words to search for occur in this project', () => {
  for (const file of ['site.config.ts', 'sidebars.ts', 'docs/cloud/intro.mdx'])
    expect(found(readFileSync(join(engineRoot, file), 'utf8')), file).not.toEqual([])
})

describe('“nothing of the first product is in its output”', () => {
  test('for the second product', async () => {
    const out = mkdtempSync(join(tmpdir(), 'second-product-'))
    onTestFinished(() => rmSync(out, { recursive: true, force: true }))
    const site = join(out, 'site')
    const { warnings } = await buildSiteTo({ product: join(engineRoot, 'tests/product'), out: site, cacheDir: SHARED_CACHE })
    expect(warnings).toEqual([])
    expect(linesWithOwnWords(site)).toEqual([])
  })

  test('for a folder of Markdown', async () => {
    const project = new ProjectFixture()
    project.write({ 'intro.mdx': page('Introduction'), 'more.md': page('More', ':::note\nRead [the beginning](/intro).\n:::') })
    await project.build()
    expect(linesWithOwnWords(project.out)).toEqual([])
  })
})

test('a syntax error in a module of the product is reported with its location', async () => {
  const project = new ProjectFixture()
  project.write({ 'index.mdx': page('Home', 'Text.') })
  project.writeProduct({
    'site.config.ts': "export default { title: 'T', url: 'http://localhost' }",
    'sidebars.ts': "export default {\n  docs: ['/',\n",
  })
  await expect(project.buildProduct()).rejects.toThrow(/sidebars\.ts:3:1 {2}error {2}Unexpected end of file\./)
  project.writeProduct({ 'sidebars.ts': "export default {\n  docs: [\n    '/'\n    '/b',\n  ],\n}\n" })
  await expect(project.buildProduct()).rejects.toThrow(
    /sidebars\.ts:4:5 {2}error {2}Expected "]" [^]*A comma or a bracket may be missing before it\./,
  )
})
