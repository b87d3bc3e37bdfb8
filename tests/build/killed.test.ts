import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { bundleProgram } from '../../scripts/bundle.mjs'
import { sandboxFile } from '../../src/build/app/sandbox.ts'
import { buildSiteTo } from '../../src/build/build.ts'
import { engineRoot } from '../../src/build/engine-root.ts'
import { finishSwap } from '../../src/build/output/site-folders.ts'
import { contents, page, pageCacheOf, SHARED_CACHE } from './project-fixture.ts'

/** To run 50 rounds: KILL_ROUNDS=50 npx vitest run tests/build/killed.test.ts */
const ROUNDS = Number(process.env.KILL_ROUNDS ?? 8)
/** Longer than a build of so few pages takes, so the process can be killed at any point of a build. In milliseconds. */
const LONGEST_WAIT = 1000
const PAGES = 12

/** Writes one of two versions of a site: some pages are the same in both, some differ, and some exist in one of them only. */
function writeVersion(folder: string, version: number): string {
  const docs = join(folder, String(version), 'docs')
  mkdirSync(docs, { recursive: true })
  for (let index = 0; index < PAGES; index++) {
    const isShared = index % 3 === 0
    const name = index % 3 === 1 ? `only-${version}-${index}` : `page-${index}`
    writeFileSync(join(docs, `${name}.mdx`), page(name, isShared ? 'The same.' : `Version ${version}. `.repeat(500)))
  }
  return docs
}

/** Bundles the program that is killed, since loading its modules one by one takes longer than its builds. */
async function bundleBuilder(): Promise<string> {
  const folder = join(engineRoot, '.cache', `killed-${process.pid}`)
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  await bundleProgram('tests/build/endless-build.ts', folder)
  return join(folder, 'endless-build.mjs')
}

/** Kills a process that keeps building, at a random moment after its first build. */
async function killBuild(args: string[]): Promise<void> {
  const build = spawn(process.execPath, args, { cwd: engineRoot, stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = new Promise((resolve) => build.once('exit', (_, signal) => resolve(signal)))
  await Promise.race([new Promise((resolve) => build.stdout.once('data', resolve)), ended])
  await wait(Math.random() * LONGEST_WAIT)
  build.kill('SIGKILL')
  expect(await ended).toBe('SIGKILL')
}

test('“Kill the build at random moments: dist/ is always a complete site”', { timeout: 60_000 + ROUNDS * 20_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'killed-'))
  const versions = [writeVersion(folder, 1), writeVersion(folder, 2)]
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true })
    for (const docs of versions) rmSync(pageCacheOf(docs), { recursive: true, force: true })
  })
  const sites: string[] = []
  for (const docs of versions) {
    const out = join(docs, '../out')
    // oxlint-disable-next-line no-await-in-loop
    await buildSiteTo({ docs, out, cacheDir: SHARED_CACHE })
    sites.push(JSON.stringify(contents(out)))
  }

  const builder = await bundleBuilder()
  const out = join(folder, 'out')
  for (let round = 0; round < ROUNDS; round++) {
    // oxlint-disable-next-line no-await-in-loop
    await killBuild([builder, out, SHARED_CACHE, ...versions])
    // The server and the next build do this, too.
    finishSwap(out)
    expect(sites.indexOf(JSON.stringify(contents(out))), `round ${round}`).toBeGreaterThanOrEqual(0)
    expectLinksToLead(out)
  }
  // The next build removes what the killed ones left, and their cache is valid.
  await buildSiteTo({ docs: versions[0], out, cacheDir: SHARED_CACHE })
  expect(JSON.stringify(contents(out))).toBe(sites[0])
  expect(readdirSync(folder).filter((name) => name.startsWith('out.next'))).toEqual([])
})

/** Checks that every file that a document refers to exists. */
function expectLinksToLead(out: string): void {
  const all = contents(out)
  for (const [file, text] of Object.entries(all)) {
    // Standalone documents have no links.
    if (!file.endsWith('.html') || ['offline.html', sandboxFile()].includes(file)) continue
    const targets = [...text.matchAll(/(?:href|src|data-app)="\/([^"#?]*)/g)].map(([, target = '']) => target)
    expect(targets.length, file).toBeGreaterThan(3)
    for (const target of targets) {
      const names = target === '' ? ['index.html'] : [target, `${target}.html`, `${target}index.html`]
      expect(
        names.some((name) => name in all),
        `${file} names /${target}`,
      ).toBe(true)
    }
  }
  const manifest = JSON.parse(readFileSync(join(out, '_search/manifest.json'), 'utf8')) as { folder: string; pages: number }
  expect(Object.keys(all).filter((file) => file.startsWith(`_search/${manifest.folder}/records/`))).toHaveLength(manifest.pages)
}
