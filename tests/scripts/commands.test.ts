import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const project = join(import.meta.dirname, '../..')
const { scripts } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')) as { scripts: Record<string, string> }

/** A fresh clone, as far as the commands need it to speak: nothing is installed there. */
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

describe.each(Object.keys(scripts))('npm run %s, before anything is installed', (name) => {
  test('says what it does, what it can be told, and how it ends', async () => {
    const { code, out } = await run(name, '--help')
    expect(code).toBe(0)
    expect(out).toMatch(/^Usage: npm (?:run )?\S+ -- /)
    expect(out).toMatch(/ --help +this text/)
    expect(out).toMatch(/Exit code 0: .+; 1: .+; 2: .+\./)
  })

  test('refuses an option that it doesn’t know in a sentence that names the nearest', async () => {
    const { code, out, err } = await run(name, '--hlep')
    expect(code).toBe(2)
    expect(out).toBe('')
    expect(err.trim()).toBe(`npm run ${name} has no option --hlep; did you mean --help? npm run ${name} -- --help lists what there is.`)
  })
})

test('an option without its value, and a value too many, are sentences, too', async () => {
  expect((await run('build', '--out')).err).toMatch(/^--out needs a value: --out DIR\./)
  expect((await run('check', '--fix=all')).err).toMatch(/^--fix takes no value\./)
  expect((await run('build', 'dist')).err).toMatch(/^npm run build takes no "dist"\./)
})

test('what needs packages says so', async () => {
  const { code, err } = await run('build')
  expect(code).toBe(1)
  expect(err).toContain('npm ci')
})
