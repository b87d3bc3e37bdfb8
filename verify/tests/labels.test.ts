import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { labelProblems, readLabels, toLabels, type Labels } from '../harness/labels.ts'
import { verifyFolder } from '../harness/paths.ts'

const root = join(verifyFolder, '..')

describe('“UI labels are checked: every label in bold on a page is looked up in the admin panel’s real English message catalogue”', () => {
  let labels: Labels
  beforeAll(async () => {
    labels = await readLabels()
  })

  it.each([
    ['a label of the admin panel', 'Create new API Token'],
    ['a label of a plugin', 'Add new assets'],
    ['each part of a path', 'Settings > Global Settings > Media Library'],
    ['a label that only the code contains', 'Skip the tour'],
    ['a permission of the server', 'Create (invite)'],
    ['a label with a name filled in', 'Edit averagePrice'],
    ['a content type and a field of the sample application', 'Restaurant > averagePrice'],
  ])('%s exists', (_, text) => expect(labelProblems(text, labels)).toEqual([]))

  it('an unknown label is reported with the nearest one', () =>
    expect(labelProblems('Add new asset', labels)).toEqual([expect.stringMatching(/no label “Add new asset”.*Nearest: “Add new assets”/)]))

  it('the unknown part of a path is reported', () =>
    expect(labelProblems('Settings > Global setings > Media Library', labels)).toEqual([
      expect.stringMatching(/no label “Global setings”.*Nearest: “Global Settings”/),
    ]))

  it('only the fixed text of messages with placeholders is checked', () => {
    const filled = toLabels(['{number, plural, =0 {no entries} other {# entries}} selected', '{anything}'])
    expect(labelProblems('3 entries selected', filled)).toEqual([])
    expect(labelProblems('no entries selected', filled)).toEqual([])
    expect(labelProblems('selected', filled)).toHaveLength(1)
  })
})

describe('“a label that isn’t there fails npm run verify”', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'verify-labels-'))
    await mkdir(join(folder, 'user-docs'))
    await mkdir(join(folder, 'dev-docs'))
    const text = 'Choose **Settings**.\n\nThen choose\n**Launch rocket**.\n'
    await writeFile(join(folder, 'user-docs/page.mdx'), text)
    await writeFile(join(folder, 'dev-docs/page.mdx'), text)
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  it('with file and line, but only on pages of the user guide', async () => {
    // A page is named by its route, or by its file.
    const pages = [join(folder, 'user-docs/page.mdx'), '/dev-docs/page']
    const child = spawn(process.execPath, ['--import', './scripts/typescript.mjs', 'verify/harness/cli.ts', ...pages], {
      cwd: root,
      env: { ...process.env, VERIFY_DOCS: folder },
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
    const code = await new Promise<number | null>((resolve) => child.on('close', resolve))
    expect(code).toBe(1)
    expect(output).toMatch(/docs\/user-docs\/page\.mdx:4 {2}The admin panel has no label “Launch rocket”/)
    expect(output).not.toContain('dev-docs/page.mdx')
    expect(output).not.toContain('“Settings”')
  })
})
