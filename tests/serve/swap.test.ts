import { renameSync } from 'node:fs'
import { mkdir, rename, rm, symlink, unlink, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, test, vi } from 'vitest'
import { finishSwap } from '../../src/build/output/site-folders.ts'
import { ServedFolder } from '../../src/serve/served-folder.ts'
import { ask, serveFolder, temporaryFolder, writeFiles } from './site-fixture.ts'

/** A build whose files all contain its number, from the first to the last byte. */
function build(version: number): Record<string, string> {
  const body = `${version} `.repeat(1000)
  return { 'index.html': body, '404.html': `missing ${version}`, 'page.html': body, [`assets/app-${version}.js`]: body }
}

/** Replaces the build like a real one does: with two renames, between which the folder doesn't exist. */
async function swapIn(folder: string, version: number): Promise<void> {
  await writeFiles(join(folder, 'next'), build(version))
  await rename(join(folder, 'dist'), join(folder, 'last'))
  await rename(join(folder, 'next'), join(folder, 'dist'))
  await rm(join(folder, 'last'), { recursive: true })
}

async function serveBuild(version: number) {
  const folder = await temporaryFolder()
  await writeFiles(join(folder, 'dist'), build(version))
  return { folder, site: await serveFolder({ root: join(folder, 'dist'), cacheDir: join(folder, 'cache') }) }
}

// There is no race, but the tests take longer on a busy machine.
vi.setConfig({ testTimeout: 30_000 })

describe('a new build replaces the site while the server runs', () => {
  test('its files are available immediately', async () => {
    const { folder, site } = await serveBuild(1)
    await ask(site, '/')
    await ask(site, '/nowhere') // caches the 404 page
    await swapIn(folder, 2)
    expect((await ask(site, '/assets/app-2.js')).status).toBe(200)
    expect((await ask(site, '/page')).text).toContain('2 2 2')
    expect((await ask(site, '/assets/app-1.js')).status).toBe(404)
  })

  test('its redirects and security policy apply with its files', async () => {
    const { folder, site } = await serveBuild(1)
    await writeFiles(join(folder, 'next'), {
      'csp.json': '{"policy":"default-src https:"}',
      'redirects.json': '[{"from":"/x","to":"/page"}]',
    })
    await swapIn(folder, 2)
    expect((await ask(site, '/page')).headers['content-security-policy']).toBe('default-src https:')
    expect((await ask(site, '/x')).headers.location).toBe('/page')
  })

  test('if a build was killed between its two renames, the server finishes its swap', async () => {
    const folder = await temporaryFolder()
    const root = join(folder, 'dist')
    await writeFiles(root, build(1))
    // No process has this ID.
    await writeFiles(join(folder, 'dist.next-99999999'), { ...build(2), '.stamp.json': '{}' })
    const site = await serveFolder({ root, cacheDir: join(folder, 'cache'), repair: () => finishSwap(root) })
    await rename(root, join(folder, 'dist.old'))
    await vi.waitUntil(async () => (await ask(site, '/page')).text.startsWith('2 2 2'), { timeout: 20_000 })
    expect((await ask(site, '/assets/app-2.js')).status).toBe(200)
  })

  test('a folder that is briefly missing isn’t repaired', async () => {
    const folder = await temporaryFolder()
    const root = join(folder, 'dist')
    await writeFiles(root, build(1))
    const repair = vi.fn<() => void>()
    const site = await serveFolder({ root, cacheDir: join(folder, 'cache'), repair })
    for (let version = 2; version < 10; version++) {
      await swapIn(folder, version)
      expect((await ask(site, '/page')).status).toBe(200)
    }
    expect(repair).not.toHaveBeenCalled()
  })

  test('no response is missing, failed, or mixed from two builds', async () => {
    const { folder, site } = await serveBuild(0)
    let swapping = true
    const read = async () => {
      for (let count = 0; swapping; count++) {
        const { status, text } = await ask(site, count % 2 === 0 ? '/page' : '/')
        expect(status).toBe(200)
        expect(new Set(text.trim().split(' ')).size).toBe(1)
        expect(text.trim().split(' ')).toHaveLength(1000)
      }
    }
    const swap = async () => {
      for (let version = 1; version <= 15; version++) {
        await swapIn(folder, version)
        expect((await ask(site, `/assets/app-${version}.js`)).status).toBe(200)
      }
    }
    await Promise.all([swap().finally(() => (swapping = false)), read(), read(), read(), read()])
  })

  test('the list of files is never mixed from two builds', async () => {
    const folder = await temporaryFolder()
    const root = join(folder, 'dist')
    const files = (version: number) => Object.fromEntries(Array.from({ length: 250 }, (_, index) => [`${index}/a/${version}.html`, '']))
    await writeFiles(root, files(0))
    await writeFiles(join(folder, 'next'), files(1))
    const served = await ServedFolder.open(root)
    let swapping = true
    const swaps = (async () => {
      for (let count = 0; count < 60; count++) {
        // Synchronous, so renames aren't queued behind the server's reads, just like those of another process.
        renameSync(root, join(folder, 'last'))
        renameSync(join(folder, 'next'), root)
        renameSync(join(folder, 'last'), join(folder, 'next'))
        await wait(12) // longer than the timestamp granularity of any file system
      }
      swapping = false
    })()
    while (swapping) {
      const snapshot = await served.latest()
      expect(snapshot.files.size).toBe(250)
      expect(new Set([...snapshot.files].map((file) => basename(file))).size).toBe(1)
    }
    await swaps
  })

  test('a response that started before continues with the old content', async () => {
    const { folder, site } = await serveBuild(1)
    await writeFile(join(folder, 'dist/film.mp4'), Buffer.alloc(30_000_000, 1))
    const response = await fetch(`${site.url}film.mp4`)
    await swapIn(folder, 2)
    expect((await ask(site, '/film.mp4')).status).toBe(404)
    const bytes = Buffer.from(await response.arrayBuffer())
    expect(bytes.equals(Buffer.alloc(30_000_000, 1))).toBe(true)
  })

  test('a request while the folder is missing waits until it exists again', async () => {
    const { folder, site } = await serveBuild(1)
    await rename(join(folder, 'dist'), join(folder, 'away'))
    const asked = ask(site, '/page')
    await rename(join(folder, 'away'), join(folder, 'dist'))
    expect(await asked).toMatchObject({ status: 200, text: build(1)['page.html'] })
  })

  test('a folder that stays missing gets 503, and cached pages are still available', async () => {
    const { folder, site } = await serveBuild(1)
    await ask(site, '/')
    await rm(join(folder, 'dist'), { recursive: true })
    const reply = await ask(site, '/page')
    expect(reply.status).toBe(503)
    expect(reply.headers['retry-after']).toBe('5')
    expect((await ask(site, '/')).status).toBe(200)
  })

  test('a symbolic link that changes its target counts as a swap', async () => {
    const folder = await temporaryFolder()
    await mkdir(folder, { recursive: true })
    for (const version of [1, 2]) await writeFiles(join(folder, `build-${version}`), build(version))
    await symlink('build-1', join(folder, 'dist'))
    const site = await serveFolder({ root: join(folder, 'dist'), cacheDir: join(folder, 'cache') })
    expect((await ask(site, '/assets/app-1.js')).status).toBe(200)
    await unlink(join(folder, 'dist'))
    await symlink('build-2', join(folder, 'dist'))
    expect((await ask(site, '/assets/app-2.js')).status).toBe(200)
    expect((await ask(site, '/page')).text).toContain('2 2 2')
  })
})
