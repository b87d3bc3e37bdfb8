import { existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { categorySchema } from '../../src/build/editor/category-schema.ts'
import { editorFiles, writeEditorFiles } from '../../src/build/editor/editor-files.ts'
import { engineRoot } from '../../src/build/engine-root.ts'
import { compileBody } from '../compile/document-fixture.ts'
import { blocks } from '../blocks/registry.ts'
import { ProjectFixture } from './project-fixture.ts'

interface Snippet {
  prefix: string
  body: string[]
  description: string
}
const files = editorFiles({ blocks })
const snippets = Object.values(JSON.parse(files.get('blocks.code-snippets')!) as Record<string, Snippet>)

/** Text that an editor inserts for a snippet whose placeholders aren't filled in. */
const inserted = ({ body }: Snippet) =>
  body
    .join('\n')
    .replaceAll(/\$\{\d:([^}]*)\}|\$\d/g, '$1')
    .replaceAll(/\\([\\$}])/g, '$1')

test('the schema for front matter describes all keys, including those of blocks', () => {
  const { properties, additionalProperties } = JSON.parse(files.get('schemas/front-matter.json')!) as {
    properties: Record<string, { description?: string }>
    additionalProperties: boolean
  }
  expect(properties.draft?.description).toContain('--drafts')
  expect(Object.keys(properties)).toEqual(expect.arrayContaining(['title', 'slug', 'tags', ...Object.keys(blocks.frontMatter)]))
  expect(additionalProperties).toBe(false)
})

test('the schema for _category_.json accepts every such file of the imported example', () => {
  const { properties, additionalProperties } = JSON.parse(files.get('schemas/category.json')!) as {
    properties: Record<string, object>
    additionalProperties: boolean
  }
  expect(Object.keys(properties)).toEqual(expect.arrayContaining(['label', 'position', 'collapsed', 'link']))
  expect(additionalProperties).toBe(false)
  const project = join(engineRoot, 'tests/import/projects/docusaurus')
  const written = readdirSync(project, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('_category_.json'))
  expect(written.length).toBeGreaterThan(0)
  for (const file of written) expect(categorySchema.safeParse(JSON.parse(readFileSync(join(project, file), 'utf8'))).error).toBeUndefined()
})

test('each block has a snippet with a description', () => {
  const missing = blocks.all.filter(
    ({ name, tag, directives = [] }) =>
      tag !== false &&
      ![name, ...directives.map((directive) => `:::${directive}`)].some((prefix) => snippets.some((snippet) => snippet.prefix === prefix)),
  )
  expect(missing.map(({ name }) => name)).toEqual([])
  expect(snippets.every(({ description }) => description.length > 0)).toBe(true)
})

test.each(snippets.filter(({ prefix }) => prefix.startsWith(':::') || blocks.specimens.has(prefix)))(
  '$prefix inserts valid Markdown',
  async (snippet) => {
    expect((await compileBody(inserted(snippet))).problems).toEqual([])
  },
)

test('editor files are written only if the product has a folder for them and their content changed', () => {
  const site = new ProjectFixture()
  const product = { blocks, root: site.folder }
  writeEditorFiles(product)
  expect(existsSync(join(site.folder, '.vscode'))).toBe(false)
  mkdirSync(join(site.folder, '.vscode'))
  writeEditorFiles(product)
  const path = join(site.folder, '.vscode/schemas/questions.json')
  const before = statSync(path, { bigint: true }).mtimeNs
  writeEditorFiles(product)
  expect(statSync(path, { bigint: true }).mtimeNs).toBe(before)
})

test('the editor settings refer only to schemas that the build writes', () => {
  const settings = JSON.parse(readFileSync(join(engineRoot, '.vscode/settings.json'), 'utf8')) as {
    'yaml.schemas': Record<string, string[]>
    'json.schemas': Array<{ url: string }>
  }
  const named = [...Object.keys(settings['yaml.schemas']), ...settings['json.schemas'].map(({ url }) => url)]
  for (const schema of named) expect(files.has(schema.replace('./.vscode/', ''))).toBe(true)
})
