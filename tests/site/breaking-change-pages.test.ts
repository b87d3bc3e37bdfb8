import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import messages from '../../src/messages/en.ts'
import { listDocuments } from '../../src/build/files/folders.ts'
import { loadProduct } from '../../src/build/product/load.ts'
import { compile } from '../../src/compile/compile.ts'
import { breakingChangeOf, type BreakingChange } from '../../blocks/breaking-changes/breaking-change.ts'
import { codeOf, type Page } from '../../src/compile/page.ts'
import { blocks } from '../blocks/registry.ts'

const GUIDE = 'dev-docs/migration/v4-to-v5'

const pages = new Map<string, Page>()
const changes: Array<{ page: Page; change: BreakingChange }> = []
let codemods: string[] = []

beforeAll(async () => {
  const { docsDir } = await loadProduct()
  const files = listDocuments(docsDir).filter((file) => file.startsWith(GUIDE) || file === 'dev-docs/upgrade-tool.mdx')
  for (const file of files) {
    const { page } = await compile(file, readFileSync(join(docsDir, file)), { baseUrl: '/', blocks, messages })
    if (!page) throw new Error(`${file} can't be compiled.`)
    pages.set(file, page)
    const change = breakingChangeOf(page.frontMatter)
    if (change) changes.push({ page, change })
  }
  codemods = [...textOf(pages.get('dev-docs/upgrade-tool.mdx')!).matchAll(/5\.0\.0-([a-z0-9-]+)-(?:code|json)/g)].map(([, name]) => name!)
})

/** The page's full text, including code. */
const textOf = (page: Page): string => page.sections.flatMap((section) => [section.heading, section.text, codeOf(section)]).join('\n')

/** All pages that violate a rule, so a failure lists them. */
const filesWhere = (wrong: (page: Page, change: BreakingChange) => boolean): string[] =>
  changes.filter(({ page, change }) => wrong(page, change)).map(({ page }) => page.file)

describe('a page about a breaking change', () => {
  test('has the shared sections in the same order', () => {
    const sections = ({ codemod }: BreakingChange) => [
      'Breaking change description',
      'Migration',
      'Notes',
      codemod === 'none' ? 'Manual procedure' : 'Migration procedure',
    ]
    // Sections that only one page has are below the description.
    const shared = ({ toc }: Page) => toc.map(({ text }) => text).filter((text) => text !== 'List of changes')
    expect(changes).toHaveLength(49)
    expect(filesWhere((page, change) => shared(page).join() !== sections(change).join())).toEqual([])
  })

  test('shows both versions side by side', () => {
    const columns = ({ body }: Page) => {
      const [shown] = body.flatMap((node) => (typeof node !== 'string' && node.name === 'SideBySide' ? [node.children] : []))
      return (shown ?? []).flatMap((node) => (typeof node !== 'string' && node.name === 'Column' ? [node.props.title] : []))
    }
    expect(filesWhere((page) => columns(page).join() !== 'In Strapi 4,In Strapi 5')).toEqual([])
  })

  test('mentions a codemod of Strapi 5 if and only if its front matter has one', () => {
    expect(codemods).toHaveLength(12)
    expect(filesWhere((page, { codemod }) => codemods.some((name) => textOf(page).includes(name)) !== (codemod !== 'none'))).toEqual([])
  })

  test('is linked from the summary for plugins if and only if its front matter says that it affects plugins', () => {
    const linked = new Set(pages.get(`${GUIDE}/additional-resources/plugins-migration.mdx`)!.links.map(({ route }) => route))
    expect(filesWhere(({ route }, { affects_plugins }) => linked.has(route) !== affects_plugins)).toEqual([])
  })
})
