import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { verifyFolder } from '../harness/paths.ts'

const fence = (language: string, code: string, mark = '') => `\`\`\`${language}${mark && ` verify="${mark}"`}\n${code}\n\`\`\`\n\n`
const inside = (code: string) => fence('js', code, 'document-service')
const shown = fence('effect', '')
const hidden = '```effect hidden\n```\n'
const salt = "documentId: 'j25ve66btvawp6trutydcb29'"

const samples = {
  reads: inside("await strapi.documents('api::restaurant.restaurant').findFirst()"),
  creates: inside("await strapi.documents('api::restaurant.restaurant').create({ data: { name: 'A' } })"),
  'deletes a locale': inside(`await strapi.documents('api::restaurant.restaurant').delete({ ${salt}, locale: 'it' })`),
  'publishes again': inside(`await strapi.documents('api::restaurant.restaurant').publish({ ${salt} })`),
  'deletes rows': inside("await strapi.db.query('api::review.review').deleteMany({ where: { rating: { $gte: 1 } } })"),
  uploads: fence(
    'js',
    "const form = new FormData();\nform.append('files', new Blob(['A']), 'a.txt');\nawait fetch('http://localhost:1337/api/upload', { method: 'POST', body: form, headers: { authorization: `Bearer ${process.env.STRAPI_TOKEN}` } })",
    'rest',
  ),
  'goes on': `${inside("await strapi.documents('api::category.category').create({ data: { name: 'A' } })")}\`\`\`effect hidden\n1 category created\n\`\`\`\n\n${fence('js', "await strapi.documents('api::category.category').create({ data: { name: 'B' } })", 'document-service after')}`,
}

describe('“the harness compares the database before and after, and the page shows or states the effect”', () => {
  let folder: string
  let page: string
  let output = ''
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'verify-effects-'))
    await writeFile(
      join(folder, 'a.mdx'),
      Object.entries(samples)
        .map(([name, sample]) => `${name}\n\n${sample}${shown}`)
        .join(''),
    )
    await writeFile(join(folder, 'loses.mdx'), samples['deletes rows'])
    await writeFile(join(folder, 'writes.mdx'), samples.creates)
    await writeFile(join(folder, 'hides.mdx'), samples.creates + hidden)
    const child = spawn(
      process.execPath,
      ['--import', './scripts/typescript.mjs', 'verify/harness/cli.ts', '--update', '/a', '/loses', '/writes', '/hides'],
      {
        cwd: join(verifyFolder, '..'),
        env: { ...process.env, VERIFY_DOCS: folder },
      },
    )
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
    await new Promise((resolve) => child.on('close', resolve))
    page = await readFile(join(folder, 'a.mdx'), 'utf8')
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  it.each<[keyof typeof samples, string]>([
    ['reads', 'nothing has changed'],
    ['creates', '1 restaurant created: draft (en)'],
    [
      'deletes a locale',
      '1 restaurant changed: draft (it), published (it) deleted\n1 homepage changed: fewer featured in draft (it), published (it)',
    ],
    ['publishes again', '1 restaurant changed: publishedAt in published (en)'],
    ['deletes rows', '12 reviews deleted'],
    ['uploads', '1 file created\n1 folder created'],
    ['goes on', '1 category created'],
  ])('a sample that %s shows its effect', (name, effect) => {
    expect(page).toContain(`${name}\n\n${samples[name]}${fence('effect', effect)}`)
  })

  it('a sample that deletes data without showing the effect is an error', () => {
    expect(output).toMatch(/docs\/loses\.mdx:1 {2}This request deletes data, .*\n {4}12 reviews deleted/)
  })

  it('a sample that writes without an effect or a look is an error', () => {
    expect(output).toMatch(/docs\/writes\.mdx:1 {2}This sample writes, .*\n {4}1 restaurant created: draft \(en\)/)
  })

  it('an effect that isn’t shown is recorded', async () => {
    expect(output).not.toContain('hides.mdx')
    expect(await readFile(join(folder, 'hides.mdx'), 'utf8')).toContain('```effect hidden\n1 restaurant created: draft (en)\n```')
  })
})
