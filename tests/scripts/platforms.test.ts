import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { readModules } from '../../scripts/modules.mjs'
import { root } from '../../scripts/run.mjs'

const CACHE = join(root, '.cache')
mkdirSync(CACHE, { recursive: true })
/** Inside the project, where type packages are found. */
const folder = mkdtempSync(join(CACHE, 'platforms-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Returns the output of `tsc`, which exits with an error if types are wrong. */
function tsc(...args: string[]): string {
  try {
    return execFileSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), ...args], { encoding: 'utf8', stdio: 'pipe' })
  } catch (error) {
    return (error as { stdout: string }).stdout
  }
}

const NAMES = { document: 'document.title', caches: 'caches.keys()', process: 'process.cwd()', URL: 'URL.canParse("")' }

/** Returns the names that are defined on a platform. */
function knownOn(platform: string): string[] {
  const file = join(folder, `${platform}.ts`)
  writeFileSync(
    file,
    Object.values(NAMES)
      .map((use, index) => `export const line${index} = ${use}\n`)
      .join(''),
  )
  const config = join(folder, `${platform}.json`)
  writeFileSync(config, JSON.stringify({ extends: `../../tsconfig/${platform}.json`, files: [file], include: [], exclude: [] }))
  const wrong = [...tsc('-p', config).matchAll(/\.ts\((\d+),/g)].map(([, line]) => Number(line) - 1)
  return Object.keys(NAMES).filter((_, index) => !wrong.includes(index))
}

describe('code can only use the globals of its platform', () => {
  test.each([
    ['browser', ['document', 'caches', 'URL']],
    ['worker', ['caches', 'URL']],
    ['node', ['process', 'URL']],
    ['scripts', ['process', 'URL']],
  ])('%s', (platform, names) => {
    expect(knownOn(platform)).toEqual(names)
  })

  test('shared code: the globals of both workers and Node', () => {
    expect(knownOn('shared').filter((name) => knownOn('node').includes(name))).toEqual(['URL'])
  })
})

/** Returns the modules that are checked for a platform, except for packages. */
function checkedFor(platform: string): string[] {
  const files = tsc('-p', join(root, `tsconfig/${platform}.json`), '--listFilesOnly').split('\n')
  return files.map((file) => relative(root, file)).filter((file) => !file.includes('node_modules/'))
}

const modulesOf = (platform: string) => checkedFor(platform).filter((file) => file.startsWith('src/'))

test('every module of the source belongs to a platform, except those that render in Node; shared modules also belong to Node', () => {
  const [shared, worker, browser, node] = ['shared', 'worker', 'browser', 'node'].map(modulesOf)
  const looked = new Set([shared, worker, browser, node].flat())
  const left = readModules().filter(({ file }) => file.startsWith('src/') && !looked.has(file))
  expect(left.map(({ file }) => file).filter((file) => !/^src\/(?:build\/|render\/social-image)/.test(file))).toEqual([])
  expect(shared!.filter((file) => !node!.includes(file))).toEqual([])
})

/** Modules of other programs: projects to import, an application that Strapi runs, and packages that only the benchmark installs. */
const FOREIGN = /^(?:tests\/import\/(?:projects|expected)|verify\/versions\/[\d.]+|bench\/search)\//

test('every module of the project is type-checked, with those of tests, scripts, and verification', () => {
  const checked = new Set(['playground', 'worker', 'scripts', 'tools'].flatMap(checkedFor))
  const left = readModules().map(({ file }) => file)
  expect(left.filter((file) => !checked.has(file) && !FOREIGN.test(file))).toEqual([])
})
