import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { ConfigError } from '../site/config.ts'
import { ThemeError } from '../theme/parse-theme.ts'
import { ServeError } from '../serve/error.ts'
import { engineRoot } from './engine-root.ts'
import { isInside } from './files/folders.ts'
import { loadProduct, type ProductOptions } from './product/load.ts'
import { UserError } from './errors/user-error.ts'

// Each command imports what it needs: starting a bundler to serve files would cost more than serving them.

const usage = `Usage: npm run <command> -- [options]

  build      builds the site            --product DIR what the site is of (this project)
                                        --docs DIR  a folder of Markdown alone, in its place
                                        --out DIR   where to (dist)
                                        --cache DIR what makes the next build faster, inside this project (.cache)
                                        --skip-pictures
                                                    leaves pictures for shared links that aren't drawn yet to the next build
                                        --drafts    a preview: with drafts, a bar that says so, and no-index
  serve      serves the built site      --product DIR, --out DIR, HOST and PORT from the environment;
                                        ASK_BASE_URL, ASK_MODEL and ASK_API_KEY for answers by a model;
                                        BEHIND_PROXY=1 where a proxy names the readers;
                                        VOTES_FILE for votes on pages
  dev        serves while you write     --product DIR or --docs DIR, HOST and PORT from the environment
  rename     gives a page another address: /old/route /new/route
                                        --product DIR or --docs DIR
  compress   writes .br and .gz beside each file of the built site
  check-external  looks where links to other sites lead
                                        --product DIR or --docs DIR
  search-push  says what it would replace in the index at Algolia
                                        --product DIR or --docs DIR
                                        --yes       replaces it
                                        --index NAME, where site.config.ts names none`

/** What the command line asks for. Throws a `UserError` when it has an option that no command knows. */
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
    // Node's first sentence says what is wrong; the others speak of its own syntax.
    throw new UserError(`${(error as Error).message.split('. ')[0]}.\n\n${usage}`)
  }
}

async function main(): Promise<void> {
  const { values, positionals } = readArguments()
  const [command] = positionals
  const out = resolve(values.out ?? join(engineRoot, 'dist'))
  const cacheDir = resolve(values.cache ?? join(engineRoot, '.cache'))
  // What renders the pages is kept there, too, and finds its libraries only in the project.
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
      throw new UserError(`There is no command "${command}".\n\n${usage}`)
  }
}

type SiteOptions = Required<ProductOptions> & { cacheDir: string }

async function runBuild(options: SiteOptions & { out: string; skipPictures: boolean; drafts: boolean }): Promise<void> {
  // Before the first import of React, whose parts must all be of one kind; Vite would set it half-way.
  process.env.NODE_ENV = 'production'
  const { buildSiteTo } = await import('./build.ts')
  const started = performance.now()
  const report = await buildSiteTo(options)
  for (const warning of report.warnings) console.warn(`warning  ${warning}`)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(
    `Built ${report.pages} pages in ${seconds} s (${report.compiled} compiled, ${report.written} files written, ${report.reused} reused).`,
  )
}

async function runRename({ routes: [from, to, ...others], ...options }: SiteOptions & { routes: string[] }): Promise<void> {
  if (from === undefined || to === undefined || others.length > 0)
    throw new UserError('Two routes are needed, the old and the new one: npm run rename -- /old/route /new/route')
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
  console.log(`Writing at ${server.url}`)
  endOnSignal(() => server.close())
}

/** Ctrl-C ends everything at once; open connections don't hold it up. */
function endOnSignal(close: () => Promise<void>): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void close().finally(() => process.exit(0))
      setTimeout(() => process.exit(0), 1000).unref()
    })
  }
}

main().catch((error: unknown) => {
  // A mistake is a sentence; a bug keeps its stack.
  const isMistake = error instanceof UserError || error instanceof ConfigError || error instanceof ThemeError || error instanceof ServeError
  console.error(isMistake ? error.message : error)
  process.exitCode = 1
})
