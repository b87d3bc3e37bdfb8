import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { engineRoot } from '../engine-root.ts'
import { contentHash, sourceHash } from '../hash.ts'
import { removeOutdated } from '../outdated.ts'
import { PRODUCT_FOLDERS } from '../product/modules.ts'
import type { Product } from '../product/product.ts'
import { BUNDLE_RECORD, LICENSES, type AppBundle, type BundleRecord } from './files.ts'
import { virtualSources } from './virtual-modules.ts'

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

/** What the application is made from. */
const appSources = [
  'src/client',
  'src/theme',
  'src/search',
  'src/ask',
  'src/render',
  'src/site',
  'src/openapi',
  'src/values',
  'src/addresses',
  'src/messages',
  'src/compile',
  'src/blocks',
  'src/build/app',
  'package-lock.json',
]

/** Builds the application, or takes the one that was built from the same source. */
export async function appBundle(product: Product, cacheDir: string): Promise<AppBundle> {
  const folders = PRODUCT_FOLDERS.map((folder) => join(product.root, folder)).filter((folder) => existsSync(folder))
  const sources = sourceHash(...appSources.map((path) => join(engineRoot, path)), ...folders)
  const dir = join(cacheDir, `app-${contentHash(sources, ...virtualSources(product))}`)
  const known = await openApp(dir)
  if (known) return known
  // Only now: starting the bundler takes longer than a rebuild.
  const { buildApp } = await import('./bundle.ts')
  await buildApp(product, dir)
  removeOutdated(cacheDir)
  const built = await openApp(dir)
  if (!built) throw new Error(`The application's bundle in ${dir} can't be read.`)
  return built
}
