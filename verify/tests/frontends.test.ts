import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Frontend } from '../frontends/frontend.ts'
import { frontends } from '../frontends/frontends.ts'
import { placeIn, projectsOf } from '../frontends/project.ts'
import { readDocument, type SampleDocument } from '../harness/document.ts'
import { docsFolder } from '../harness/paths.ts'

const guide = `---
title: A guide
---

\`\`\`html title="src/App.vue"
with axios
\`\`\`

\`\`\`html title="src/App.vue"
with fetch
\`\`\`

\`\`\`ini title=".env"
KEY=value
\`\`\`

\`\`\`json title="Variables"
{}
\`\`\`
`

describe('the projects of a guide', () => {
  let folder: string
  let document: SampleDocument
  let frontend: Frontend
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'frontends-'))
    await writeFile(join(folder, 'guide.mdx'), guide)
    document = await readDocument(join(folder, 'guide.mdx'))
    frontend = { name: 'guide', route: document.route, build: 'build', result: { files: 'dist' }, visits: [] }
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  const projects = () => projectsOf(document, frontend)

  it('consist of alternatives for files with the same path; other files are in every project', () =>
    expect(projects().map((files) => files.map(({ title, code }) => `${title}: ${code}`))).toEqual([
      ['src/App.vue: with axios', '.env: KEY=value'],
      ['src/App.vue: with fetch', '.env: KEY=value'],
    ]))

  it.each([
    ['file:line:column', 'error in src/App.vue:1:7', 10],
    ['file(line,column)', 'src/App.vue(1,7): error', 10],
    ['file (line:column)', '/tmp/src/App.vue (1:7)', 10],
    ['a file without a line', 'src/App.vue is wrong', 9],
    ['no known file', 'out of memory', 9],
  ])('a build error that contains %s is reported at its line of the document', (_, output, line) =>
    expect(placeIn(output, projects()[1]!)).toBe(line),
  )
})

describe('the frontends', () => {
  it.each(frontends)('$name visits only files that its guide contains', async ({ ...frontend }) => {
    const document = await readDocument(join(docsFolder, `${frontend.route.slice(1)}.mdx`))
    const paths = projectsOf(document, frontend).flatMap((files) => files.map(({ title }) => title))
    expect(paths).toEqual(expect.arrayContaining(frontend.visits.map(({ file }) => file)))
  })
})
