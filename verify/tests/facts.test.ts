import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { verifyFolder } from '../harness/paths.ts'

const file = '@strapi/strapi/package.json'
const pages = {
  right: `One. It is Strapi. {/* verify: file=${file} has='"name": "@strapi/strapi"' lacks="name-of-another" */}`,
  gone: `One. It is\nanother. {/* verify: file=${file} has="name-of-another" */}`,
  'no-file': '{/* verify: file=@strapi/strapi/dist/gone.js has="name-of-another" */}\n\n- One\n- Two',
  malformed: 'One. {/* verify: file=a.js hass="name-of-another" */}',
  weak: `One. {/* verify: file=${file} has="name" */}`,
  none: 'One.',
  'no-table': '{/* verify: table=operators */}\n\nOne.',
}

describe('“npm run verify” checks the evidence of facts without Strapi', () => {
  let folder: string
  let output: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'verify-facts-'))
    for (const [name, text] of Object.entries(pages)) await writeFile(join(folder, `${name}.mdx`), text)
    output = await verify(...Object.keys(pages).map((name) => `/${name}`))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  async function verify(...args: string[]): Promise<string> {
    const child = spawn(process.execPath, ['--import', './scripts/typescript.mjs', 'verify/harness/cli.ts', ...args], {
      cwd: join(verifyFolder, '..'),
      env: { ...process.env, VERIFY_DOCS: folder },
    })
    let text = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (text += chunk.toString()))
    await new Promise((resolve) => child.on('close', resolve))
    return text
  }

  it.each([
    ['missing text', /docs\/gone\.mdx:2 {2}“It is another\.”: @strapi\/strapi\/package\.json doesn’t have “name-of-another”\. Read/],
    ['a missing file', /docs\/no-file\.mdx:1 {2}“One Two”: there is no file verify\/node_modules\/@strapi\/strapi\/dist\/gone\.js/],
    ['an invalid mark', /docs\/malformed\.mdx:1 {2}Unknown setting “hass” in the mark/],
    ['a mark without a table', /docs\/no-table\.mdx:1 {2}No table follows the mark table=operators/],
    ['weak evidence, as a warning', /docs\/weak\.mdx:1 {2}Weak: “One\.”: “name” is weak evidence/],
    ['the counts', /7 documents, .* 0 tables and 4 facts checked in .*: 4 failed/],
  ])('%s', (_, message) => expect(output).toMatch(message))

  it('a valid page isn’t reported', () => expect(output).not.toContain('right.mdx'))

  it('“--report shows samples, tables and marked facts per page, and what carries none”', async () => {
    const report = await verify('--report')
    expect(report).toMatch(/^ +fences .* tables +facts$/m)
    expect(report).toMatch(/^\/gone( +0){7} +1$/m)
    expect(report).toMatch(/3 pages have no verified samples or facts:\n\/malformed\n\/no-table\n\/none$/m)
  })
})
