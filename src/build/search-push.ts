import { algoliasearch } from 'algoliasearch'
import { indexSettings } from '../search/algolia-settings.ts'
import { compareIndex, replaceIndex, type IndexChanges, type PushTarget } from '../search/push.ts'
import { byteLength, pageRecords, type SearchRecord } from '../search/records.ts'
import type { SiteConfig } from '../site/config.ts'
import { loadProduct, type ProductOptions } from './product/load.ts'
import type { Product } from './product/product.ts'
import { UserError } from './errors/user-error.ts'
import { SiteContents } from './site/contents.ts'
import { openCacheOf, readSite } from './site/read.ts'

type ClientOptions = Parameters<typeof algoliasearch>[2]

interface PushOptions extends ProductOptions {
  cacheDir: string
  /** Replaces the index. Otherwise, nothing is sent. */
  yes: boolean
  /** Name of the index, if `site.config.ts` doesn't set one. */
  index?: string | undefined
  /** The only source of `ALGOLIA_APP_ID` and `ALGOLIA_ADMIN_KEY`. */
  env: Record<string, string | undefined>
  log: (line: string) => void
  /** Replaces Algolia's own hosts. */
  hosts?: NonNullable<ClientOptions>['hosts']
}

/** Algolia's limit for one record, in bytes. */
const MAX_RECORD = 10_000

/**
 * Replaces the Algolia index with the records of all sections, or describes what that would change.
 * @throws UserError if a setting is missing or wrong, or Algolia returns an error
 */
export async function pushSearch(options: PushOptions): Promise<void> {
  const { product: productDir, docs, cacheDir, yes, log } = options
  const product = await loadProduct({ product: productDir, docs, cacheDir })
  const target = findTarget(product.config, options)
  const records = await collectRecords(product, cacheDir)
  const settings = indexSettings(product.messages.locale.lang)
  log(describeRecords(records))
  if (target === undefined) {
    if (yes) throw new UserError('Set ALGOLIA_APP_ID and ALGOLIA_ADMIN_KEY, and the name of the index.')
    return log('Nothing was sent. Set ALGOLIA_APP_ID and ALGOLIA_ADMIN_KEY to see what would change in the index.')
  }
  try {
    const changes = await compareIndex(target, records, settings)
    log(describeChanges(target.indexName, changes))
    if (!yes) return log('Nothing was sent. To replace the index: npm run search:push -- --yes')
    await replaceIndex(target, records, settings)
  } catch (error) {
    throw new UserError(`Algolia: ${error instanceof Error ? error.message : String(error)}.`)
  }
  log(`Replaced index "${target.indexName}".`)
}

function findTarget({ search }: SiteConfig, { env, index, hosts }: PushOptions): PushTarget | undefined {
  const { ALGOLIA_APP_ID: appId, ALGOLIA_ADMIN_KEY: key } = env
  const configured = search.provider === 'algolia' ? search : undefined
  const indexName = index ?? configured?.indexName
  if (!appId || !key || indexName === undefined) return undefined
  if (configured && configured.appId !== appId)
    throw new UserError(`ALGOLIA_APP_ID differs from the application in site.config.ts, ${configured.appId}.`)
  if (configured?.apiKey === key)
    throw new UserError('ALGOLIA_ADMIN_KEY is the search-only key in site.config.ts, which can’t replace the index.')
  return { client: algoliasearch(appId, key, hosts ? { hosts } : {}), indexName }
}

/** Creates records of everything that the site's own search finds. */
async function collectRecords(product: Product, cacheDir: string): Promise<SearchRecord[]> {
  const cache = openCacheOf(product, cacheDir)
  try {
    const { sources, problems } = await readSite(product, { cache, cacheDir })
    if (problems.some(({ severity }) => severity === 'error')) throw new UserError('Some documents have errors; npm run build lists them.')
    const { url, baseUrl, version } = product.config
    const context = { url, baseUrl, language: product.messages.locale.lang, version: version?.name }
    return checked([...new SiteContents(sources).searchIndex().pages()].flatMap((page) => pageRecords(page, context)))
  } finally {
    cache.close()
  }
}

/** @throws UserError if the index would be incomplete */
function checked(records: SearchRecord[]): SearchRecord[] {
  if (records.length === 0) throw new UserError('The site has no documents to push.')
  const long = records.filter((record) => sizeOf(record) > MAX_RECORD).map(({ objectID }) => objectID)
  if (long.length > 0)
    throw new UserError(
      `Long headings make these records exceed Algolia’s limit of ${MAX_RECORD} bytes: ${long.join(', ')}. Shorten the headings.`,
    )
  return records
}

function sizeOf(record: SearchRecord): number {
  return byteLength(JSON.stringify(record))
}

function describeRecords(records: SearchRecord[]): string {
  const sizes = records.map(sizeOf)
  const pages = new Set(records.map(({ page }) => page)).size
  const kilobytes = (bytes: number) => `${(bytes / 1000).toLocaleString('en', { maximumFractionDigits: 1 })} kB`
  const all = sizes.reduce((sum, size) => sum + size, 0)
  return `${records.length} records from ${pages === 1 ? 'one page' : `${pages} pages`}, ${kilobytes(all)}; the largest has ${kilobytes(Math.max(...sizes))}.`
}

function describeChanges(index: string, { added, changed, removed, same, settings }: IndexChanges): string {
  const counts = `${added} new records, ${changed} changed, ${removed} gone, ${same} the same`
  return `Index "${index}": ${counts}. Settings: ${settings.length === 0 ? 'the same' : settings.join(', ')}.`
}
