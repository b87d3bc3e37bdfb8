import { readFileSync } from 'node:fs'
import { readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { engineKey } from '../cache/engine-key.ts'
import { changedSince, readInputs, writeWhole } from '../cache/inputs.ts'
import { packageKeys, packageOf } from '../cache/packages.ts'
import { contentHash } from '../cache/hash.ts'
import { removeOutdated } from '../cache/outdated.ts'
import type { Product } from '../product/product.ts'
import { engineRoot } from '../engine-root.ts'
import { BUNDLE_RECORD, LICENSES, type AppBundle, type BundleRecord } from './files.ts'
import { virtualSources } from './virtual-modules.ts'

/** What bundles: loaded when there is something to bundle. */
const BUNDLER = 'src/build/app/bundle.ts'

/** What the last bundle of an application was made from. */
interface Made {
  files: string[]
  packages: string[]
}

/** Builds the application, or takes the one that was built from the same source. */
export async function appBundle(product: Product, cacheDir: string): Promise<AppBundle> {
  // By the engine's folder, too: the record names files by their whole paths, and may have come along with a copy of that.
  const name = contentHash(engineRoot, engineKey(BUNDLER), ...virtualSources(product))
  const record = join(cacheDir, `app-${name}.json`)
  const made = readRecord(record)
  const known = made && (await openApp(folderOf(made)))
  if (known) return known

  const started = Date.now()
  const work = join(cacheDir, `app-${name}.${process.pid}`)
  await rm(work, { recursive: true, force: true })
  // Only now: starting the bundler takes longer than a rebuild.
  const { buildApp } = await import('./bundle.ts')
  const found = await buildApp(product, work)
  const [packaged, files] = [found.filter(isOfPackage), found.filter((file) => !isOfPackage(file))]
  const now: Made = { files, packages: [...new Set(packaged.map(packageOf))].sort() }
  const dir = folderOf(now)
  // It appears when it is whole; if another build was faster, its bundle is the same.
  await rename(work, dir).catch(() => rm(work, { recursive: true, force: true }))
  // Of what was edited meanwhile, nobody knows which state is in the bundle.
  if (changedSince(files, started)) await rm(record, { force: true })
  else writeWhole(record, JSON.stringify(now))
  removeOutdated(cacheDir)
  const built = await openApp(dir)
  if (!built) throw new Error(`The application's bundle in ${dir} can't be read.`)
  return built

  /** The bundle that is made from the files as they are now. */
  function folderOf(from: Made): string {
    return join(cacheDir, `app-${contentHash(name, JSON.stringify([readInputs(from.files), packageKeys(from.packages)]))}`)
  }
}

function isOfPackage(file: string): boolean {
  return file.includes('/node_modules/')
}

function readRecord(file: string): Made | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Made
  } catch {
    return undefined
  }
}

/** A bundle that was built before, or `undefined`. */
async function openApp(dir: string): Promise<AppBundle | undefined> {
  try {
    const record = JSON.parse(await readFile(join(dir, BUNDLE_RECORD), 'utf8')) as BundleRecord
    return {
      ...record,
      assetsDir: join(dir, 'client/assets'),
      licensesFile: join(dir, 'client', LICENSES),
      serverModule: pathToFileURL(join(dir, 'server/server.js')).href,
    }
  } catch {
    return undefined
  }
}
