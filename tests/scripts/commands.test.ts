import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const project = join(import.meta.dirname, '../..')
const { scripts } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')) as { scripts: Record<string, string> }

/** The files of a fresh clone that commands need for printing help, without installed packages. */
let clone: string
beforeAll(() => {
  clone = mkdtempSync(join(tmpdir(), 'commands-'))
  for (const path of ['scripts', 'package.json', 'tests/fuzz/kinds']) cpSync(join(project, path), join(clone, path), { recursive: true })
})
afterAll(() => rmSync(clone, { recursive: true }))

function run(name: string, ...args: string[]): Promise<{ code: number; out: string; err: string }> {
  const [, ...command] = scripts[name]!.split(' ')
  return new Promise((resolve) => {
    execFile(process.execPath, [...command, ...args], { cwd: clone }, (error, out, err) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err })
    })
  })
}

describe.each(Object.keys(scripts))('npm run %s without installed packages', (name) => {
  test('prints its purpose, options, and exit codes', async () => {
    const { code, out } = await run(name, '--help')
    expect(code).toBe(0)
    expect(out).toMatch(/^Usage: npm (?:run )?\S+ -- /)
    expect(out).toMatch(/ --help +shows this help/)
    expect(out).toMatch(/Exit codes: 0 for success, 1 if .+, 2 for .+\./)
  })

  test('rejects an unknown option and suggests the nearest one', async () => {
    const { code, out, err } = await run(name, '--hlep')
    expect(code).toBe(2)
    expect(out).toBe('')
    expect(err.trim()).toBe(`Unknown option --hlep; did you mean --help? To list the options, run npm run ${name} -- --help.`)
  })
})

test('missing values, unexpected values and unexpected arguments are rejected', async () => {
  expect((await run('build', '--out')).err).toMatch(/^--out needs a value: --out DIR\./)
  expect((await run('check', '--fix=all')).err).toMatch(/^--fix doesn’t take a value\./)
  expect((await run('build', 'dist')).err).toMatch(/^Unexpected argument "dist"\./)
})

test('a command that needs packages says how to install them', async () => {
  const { code, err } = await run('build')
  expect(code).toBe(1)
  expect(err).toContain('npm ci')
})
