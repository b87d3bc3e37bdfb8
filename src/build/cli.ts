import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { ConfigError } from '../site/config.ts'
import { ThemeError } from '../theme/parse-theme.ts'
import { ServeError } from '../serve/error.ts'
import { engineRoot } from './engine-root.ts'
import { isInside } from './files/folders.ts'
import { loadProduct, type ProductOptions } from './product/load.ts'
import { UserError } from './errors/user-error.ts'

// Each command only imports what it needs: loading a bundler would take longer than serving files.

const usage = `Usage: npm run <command> -- [options]

  build            builds the site
    --product DIR    folder that contains the product's site.config.ts (default: this project)
    --docs DIR       folder of Markdown documents to use instead of a product
    --out DIR        output folder (default: dist)
    --cache DIR      folder of the build cache, inside this project (default: .cache)
    --skip-pictures  leaves out link-preview images that haven't been generated yet
    --drafts         builds a preview: includes drafts, shows a bar that says so, and sets noindex
  serve            serves the built site: --product, --out, --cache
    Environment variables: HOST, PORT, ASK_BASE_URL, ASK_MODEL, ASK_API_KEY, BEHIND_PROXY, VOTES_FILE (see README.md)
  dev              serves the site while you write: --product, --docs, --cache
    Environment variables: HOST, PORT
  rename           changes a page's URL from /old/route to /new/route: --product, --docs, --cache
  compress         writes .br and .gz files next to the files of the built site: --out
  check-external   checks the links to other sites: --product, --docs, --cache
  search-push      compares the site with the Algolia search index: --product, --docs
    --yes            replaces the index with the site's current content
    --index NAME     name of the index, if site.config.ts doesn't set one`

/** Parses the command line. Throws a `UserError` for unknown options. */
function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        product: { type: 'string' },
        docs: { type: 'string' },
        out: { type: 'string' },
        cache: { type: 'string' },
        'skip-pictures': { type: 'boolean', default: false },
        drafts: { type: 'boolean', default: false },
        yes: { type: 'boolean' },
        index: { type: 'string' },
        help: { type: 'boolean' },
      },
    })
  } catch (error) {
    // Node's first sentence names the error; the others explain Node's own syntax.
    throw new UserError(`${(error as Error).message.split('. ')[0]}.\n\n${usage}`)
  }
}

async function main(): Promise<void> {
  const { values, positionals } = readArguments()
  const [command] = positionals
  const out = resolve(values.out ?? join(engineRoot, 'dist'))
  const cacheDir = resolve(values.cache ?? join(engineRoot, '.cache'))
  // The cache contains the bundle that renders pages, which can only import its libraries from inside the project.
  if (!isInside(cacheDir, engineRoot)) throw new UserError(`--cache must name a folder inside ${engineRoot}.`)
  const site = { product: values.product, docs: values.docs, cacheDir }
  if (values.help || command === undefined) return console.log(usage)
  switch (command) {
    case 'build':
      return runBuild({ ...site, out, skipPictures: values['skip-pictures'], drafts: values.drafts })
    case 'serve':
      return runServe(out, site)
    case 'dev':
      return runDev(site)
    case 'rename':
      return runRename({ ...site, routes: positionals.slice(1) })
    case 'search-push':
      return runSearchPush({ ...site, yes: values.yes ?? false, index: values.index })
    case 'check-external':
      return runCheckExternal(site)
    case 'compress':
      return (await import('../serve/compress-all.ts')).compressAll(out).then(() => {})
    default:
      throw new UserError(`Unknown command "${command}".\n\n${usage}`)
  }
}

type SiteOptions = Required<ProductOptions> & { cacheDir: string }

async function runBuild(options: SiteOptions & { out: string; skipPictures: boolean; drafts: boolean }): Promise<void> {
  // Set before the first import of React: otherwise, Vite sets it later, which mixes development and production modules.
  process.env.NODE_ENV = 'production'
  const { buildSiteTo } = await import('./build.ts')
  const started = performance.now()
  const report = await buildSiteTo(options)
  for (const warning of report.warnings) console.warn(warning)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(
    `Built ${report.pages} pages in ${seconds} s (${report.compiled} compiled, ${report.written} files written, ${report.reused} reused).`,
  )
}

async function runRename({ routes: [from, to, ...others], ...options }: SiteOptions & { routes: string[] }): Promise<void> {
  if (from === undefined || to === undefined || others.length > 0)
    throw new UserError('Specify the old and the new route: npm run rename -- /old/route /new/route')
  const { describeRename, renamePage } = await import('./rename/rename.ts')
  console.log(describeRename(await renamePage({ ...options, from, to })))
}

async function runSearchPush(options: SiteOptions & { yes: boolean; index: string | undefined }): Promise<void> {
  const { pushSearch } = await import('./search-push.ts')
  await pushSearch({ ...options, env: process.env, log: console.log })
}

async function runCheckExternal(options: SiteOptions): Promise<void> {
  const { checkOutgoing } = await import('./outgoing/check.ts')
  await checkOutgoing({ ...options, log: console.log })
}

const address = () => ({ host: process.env.HOST ?? 'localhost', port: readPort(process.env.PORT ?? '3000') })

function readPort(text: string): number {
  const port = Number(text)
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port
  throw new UserError(`PORT must be a number from 0 to 65535, not "${text}".`)
}

async function runServe(root: string, site: SiteOptions): Promise<void> {
  const { serve } = await import('../serve/server.ts')
  const { finishSwap } = await import('./output/site-folders.ts')
  finishSwap(root)
  const product = await loadProduct(site)
  const { askEndpoint } = await import('./ask-endpoint.ts')
  const { loadSpeech } = await import('./product/speech.ts')
  const endpoint = askEndpoint(root, process.env, () => loadSpeech(product))
  const { voteEndpoint } = await import('./vote-endpoint.ts')
  const votes = voteEndpoint(product.config, resolve(site.product ?? engineRoot), process.env)
  const { mcpEndpoint } = await import('./mcp-endpoint.ts')
  const messages = mcpEndpoint(root, product.config, process.env, () => loadSpeech(product))
  const { baseUrl } = product.config
  const cacheDir = join(site.cacheDir, 'compressed')
  const server = await serve({ root, ...address(), baseUrl, cacheDir, endpoint, votes, messages, repair: () => finishSwap(root) })
  console.log(`The site is at ${server.url}`)
  endOnSignal(() => server.close())
}

async function runDev(site: SiteOptions): Promise<void> {
  const { startDev } = await import('./dev/server.ts')
  const server = await startDev({ ...site, ...address() })
  console.log(`The development server is at ${server.url}`)
  endOnSignal(() => server.close())
}

/** Ctrl-C stops the process at once, even with open connections. */
function endOnSignal(close: () => Promise<void>): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void close().finally(() => process.exit(0))
      setTimeout(() => process.exit(0), 1000).unref()
    })
  }
}

main().catch((error: unknown) => {
  // User errors are printed as a sentence, bugs with their stack.
  const isMistake = error instanceof UserError || error instanceof ConfigError || error instanceof ThemeError || error instanceof ServeError
  console.error(isMistake ? error.message : error)
  process.exitCode = 1
})
