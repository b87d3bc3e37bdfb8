// node scripts/command.mjs build …: the site's commands (src/build/cli.ts), bundled. Node 20 doesn't know TypeScript, and hooks that
// teach it (typescript.mjs) make each import slower, those of packages too: a third of what a rebuild of 1,000 pages takes.
// The bundle is kept in .cache under a name of what it was made from.

import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { setFlagsFromString } from 'node:v8'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Where the bundle of the source as it is now belongs: as deep as the source is, which finds the project's root by that. */
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
  const { build } = await import('esbuild')
  const work = `${folder}.${process.pid}`
  await build({
    absWorkingDir: root,
    entryPoints: ['src/build/cli.ts'],
    outdir: work,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    packages: 'external',
    // What is imported on demand stays so.
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    sourcemap: true,
    sourcesContent: false,
    tsconfigRaw: { compilerOptions: { jsx: 'react-jsx', verbatimModuleSyntax: true } },
    logLevel: 'warning',
  })
  try {
    // Appears when it is whole: other commands begin at the same time.
    renameSync(work, folder)
  } catch (error) {
    // Another one was faster.
    rmSync(work, { recursive: true, force: true })
    if (!existsSync(folder)) throw error
  }
}

const folder = folderOf()
if (!existsSync(folder)) await bundle(folder)
// Memory is cleaned when twice of what was in use is, not four times: hundreds of megabytes less on a site of 20,000 pages.
setFlagsFromString('--heap-growing-percent=100')
// Node 20 optimizes functions so early that a build of 1,000 pages spends a fifth of its time on it; later ones wait by themselves.
if (process.versions.node.startsWith('20.')) setFlagsFromString('--interrupt-budget=400000')
// A bug's stack names lines of the source.
process.setSourceMapsEnabled(true)
await import(pathToFileURL(join(folder, 'cli.mjs')).href)
