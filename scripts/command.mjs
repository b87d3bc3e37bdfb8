// node scripts/command.mjs build …: the site's commands (src/build/cli.ts), bundled. Node 20 doesn't support TypeScript, and the
// hooks that add support (typescript.mjs) slow down every import, even those of packages: by a third of a rebuild of 1,000 pages.
// The bundle is cached in .cache under a hash of its source.

import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { bundleProgram } from './bundle.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))

/** The folder for the bundle of the current source. It is as deep as the source, which finds the project's root by relative paths. */
function folderOf() {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')))
  const source = join(root, 'src')
  const entries = readdirSync(source, { withFileTypes: true, recursive: true })
  const files = entries.filter(({ name }) => /\.tsx?$/.test(name)).map(({ parentPath, name }) => join(parentPath, name))
  for (const file of files.sort()) hash.update(file).update('\0').update(readFileSync(file)).update('\0')
  return join(root, '.cache', `command-${hash.digest('base64url').slice(0, 20)}`)
}

/** @param {string} folder */
async function bundle(folder) {
  const work = `${folder}.${process.pid}`
  await bundleProgram('src/build/cli.ts', work)
  try {
    // Renamed when complete: other commands may be starting.
    renameSync(work, folder)
  } catch (error) {
    // Another command was faster.
    rmSync(work, { recursive: true, force: true })
    if (!existsSync(folder)) throw error
  }
}

const folder = folderOf()
if (!existsSync(folder)) await bundle(folder)
// Collects garbage when the heap has doubled instead of quadrupled: saves hundreds of megabytes on a site of 20,000 pages.
setFlagsFromString('--heap-growing-percent=100')
// Node 20 optimizes functions so early that a build of 1,000 pages spends a fifth of its time on it; newer versions wait longer.
if (process.versions.node.startsWith('20.')) setFlagsFromString('--interrupt-budget=400000')
// A bug's stack names lines of the source.
process.setSourceMapsEnabled(true)
await import(pathToFileURL(join(folder, 'cli.mjs')).href)
