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

/** Module that runs the bundler. It's imported only if there is something to bundle. */
const BUNDLER = 'src/build/app/bundle.ts'

/** Inputs of an application's last bundle. */
interface Made {
  files: string[]
  packages: string[]
}

/** Builds the application, or reuses the bundle of the same source. */
export async function appBundle(product: Product, cacheDir: string): Promise<AppBundle> {
  // Includes the engine's path, since the record has absolute paths, and the cache may have been copied with the engine.
  const name = contentHash(engineRoot, engineKey(BUNDLER), ...virtualSources(product))
  const record = join(cacheDir, `app-${name}.json`)
  const made = readRecord(record)
  const known = made && (await openApp(folderOf(made)))
  if (known) return known

  const started = Date.now()
  const work = join(cacheDir, `app-${name}.${process.pid}`)
  await rm(work, { recursive: true, force: true })
  // Imported late: loading the bundler takes longer than a whole rebuild that doesn't need it.
  const { buildApp } = await import('./bundle.ts')
  const found = await buildApp(product, work)
  const [packaged, files] = [found.filter(isOfPackage), found.filter((file) => !isOfPackage(file))]
  const now: Made = { files, packages: [...new Set(packaged.map(packageOf))].sort() }
  const dir = folderOf(now)
  // Renamed once it's complete. If a concurrent build was faster, its bundle is identical.
  await rename(work, dir).catch(() => rm(work, { recursive: true, force: true }))
  // If a file was edited meanwhile, it's unknown which version is in the bundle, so the next build bundles again.
  if (changedSince(files, started)) await rm(record, { force: true })
  else writeWhole(record, JSON.stringify(now))
  removeOutdated(cacheDir)
  const built = await openApp(dir)
  if (!built) throw new Error(`The application's bundle in ${dir} can't be read.`)
  return built

  /** Folder of the bundle for the current content of these files. */
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

/** Opens an existing bundle; `undefined` if it's missing or unreadable. */
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
