import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'import-command-'))
const project = join(folder, 'project')
mkdirSync(join(project, 'docs'), { recursive: true })
writeFileSync(
  join(project, 'docusaurus.config.js'),
  "module.exports = { title: 'Small', url: 'https://small.example', baseUrl: '/', presets: [['classic', {}]] }\n",
)
writeFileSync(join(project, 'docs/intro.md'), '# Hello\n\nText.\n')

afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Runs the command and returns its exit code and output. */
async function run(...args: string[]): Promise<{ code: number; output: string }> {
  const command = ['scripts/command-line.mjs', 'import', ...args]
  const { stdout, stderr, code } = await promisify(execFile)(process.execPath, command, { cwd: root }).then(
    (result) => ({ ...result, code: 0 }),
    (error: { stdout: string; stderr: string; code: number }) => error,
  )
  return { code, output: stdout + stderr }
}

test('the command prints what it imported and exits with code 0', async () => {
  const out = join(folder, 'out')
  const { code, output } = await run(project, '--out', out)
  expect(output).toContain('Imported 1 page, 0 snippets, 0 files, and 0 redirects.')
  expect(code).toBe(0)
  expect(readFileSync(join(out, 'docs/docs/intro.mdx'), 'utf8')).toBe('---\ntitle: Hello\n---\n\nText.\n')
})

test('without --force, a folder with content is never replaced; with it, only an earlier import is', async () => {
  const out = join(folder, 'twice')
  await run(project, '--out', out)
  const second = await run(project, '--out', out)
  expect(second).toMatchObject({ code: 1, output: expect.stringContaining('isn’t empty') as string })
  expect((await run(project, '--out', out, '--force')).code).toBe(0)
  const other = join(folder, 'other')
  mkdirSync(other)
  writeFileSync(join(other, 'mine.txt'), 'mine')
  expect(await run(project, '--out', other, '--force')).toMatchObject({
    code: 1,
    output: expect.stringContaining('isn’t the output of an earlier import') as string,
  })
  expect(existsSync(join(other, 'mine.txt'))).toBe(true)
})

test('the output folder can’t contain the project', async () => {
  expect(await run(project, '--out', folder, '--force')).toMatchObject({
    code: 1,
    output: expect.stringContaining('it contains the project to import') as string,
  })
})

test('a missing folder, a missing argument, and an unknown option each print an error message', async () => {
  expect(await run(join(folder, 'none'))).toMatchObject({ code: 1, output: expect.stringContaining('doesn’t exist') as string })
  expect(await run()).toMatchObject({ code: 1, output: expect.stringContaining('Specify one folder') as string })
  expect(await run(project, '--nope')).toMatchObject({ code: 2, output: expect.stringContaining('Unknown option --nope') as string })
})
