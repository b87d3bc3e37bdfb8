import { join } from 'node:path'
import { byPlace, formatProblem, type Problem } from '../compile/problem.ts'
import { redirectsSchema } from '../serve/settings.ts'
import { analyticsOrigins } from '../site/analytics-origins.ts'
import type { SiteGraph } from '../site/site-graph.ts'
import { buildSite } from '../site/graph.ts'
import { searchOrigins } from '../site/search-origins.ts'
import { widgetOrigin } from '../site/widget-origin.ts'
import type { PageView } from '../site/view.ts'
import type { ClientSite } from '../theme/state/site.tsx'
import { LICENSES, type AppBundle } from './app/files.ts'
import { appBundle } from './app/open.ts'
import type { PageCache } from './cache.ts'
import { explainFileError } from './file-error.ts'
import { lastCommitDates } from './git.ts'
import { contentHash } from './hash.ts'
import { hostingFiles } from './hosting/files.ts'
import { exceededLimits } from './hosting/headers-file.ts'
import { readApiPages, type ApiPage } from './openapi.ts'
import { dataFile, documentFile, Output } from './output.ts'
import { compileDocuments, openPageCache } from './pages.ts'
import { engineRoot } from './engine-root.ts'
import { isInside, listDocuments, listRelative } from './folders.ts'
import { loadProduct, type ProductOptions } from './product/load.ts'
import { readPictures } from './product/pictures.ts'
import { clientSite, compileOptions, type Product } from './product/product.ts'
import { UserError } from './user-error.ts'
import { describeProblems } from './problems.ts'
import { ICON, SiteRenderer, type ServerModule } from './renderer.ts'
import { securityPolicies, type SecurityPolicies } from './security-policy.ts'
import { socialImages, writeSocialImages } from './social-images.ts'

interface BuildOptions extends ProductOptions {
  /** Folder of the finished site. */
  out: string
  /** Folder of everything that makes the next build faster. */
  cacheDir: string
}

/** What a build did: documents of the site and those of them that were compiled; files that were written or are as they were. */
export interface BuildReport {
  pages: number
  compiled: number
  written: number
  reused: number
  warnings: string[]
}

/** Thrown when documents, sidebars or settings are wrong; the message lists everything that is. */
export class BuildError extends UserError {
  override name = 'BuildError'
}

/**
 * Builds a site.
 * @throws BuildError with every problem of the site, UserError with what else stands in the way; the last good site stays
 */
export async function buildSiteTo(options: BuildOptions): Promise<BuildReport> {
  try {
    return await build(options)
  } catch (error) {
    throw explainFileError(error, `The site can’t be built in ${options.out}; what is there stays as it is.`)
  }
}

async function build({ out, cacheDir, ...options }: BuildOptions): Promise<BuildReport> {
  const product = await loadProduct({ ...options, cacheDir })
  if (isInside(out, product.docsDir))
    throw new UserError(`${out} lies inside the documents, and the next build would take its pages for some. Choose another folder.`)

  const [app, dates, apis] = await Promise.all([
    appBundle(product, cacheDir),
    lastCommitDates(product.docsDir),
    readApiPages(product, cacheDir),
  ])
  const cache = openPageCache(join(cacheDir, `pages-${contentHash(product.docsDir)}`), product)
  try {
    const site = await readSite({ product, app, dates, apis, cache })
    const { written, reused, warnings: unread } = await writeSite(site, { product, app, out, cacheDir })
    const warnings = [...site.problems.map((problem) => formatProblem(problem)), ...unread]
    return { pages: site.graph.pages.size, compiled: site.compiled, written, reused, warnings }
  } finally {
    cache.close()
  }
}

interface Sources {
  product: Product
  app: AppBundle
  dates: ReadonlyMap<string, string>
  apis: ApiPage[]
  cache: PageCache
}

/** A site that can be written. */
interface CheckedSite {
  graph: SiteGraph
  renderer: SiteRenderer
  /** Warnings. */
  problems: Problem[]
  assets: string[]
  compiled: number
}

/** @throws BuildError */
async function readSite({ product, app, dates, apis, cache }: Sources): Promise<CheckedSite> {
  const { config, docsDir } = product
  const documents = await compileDocuments(docsDir, listDocuments(docsDir), { cache, ...compileOptions(product) })
  // Whatever ends this build, the next one needn't compile the same again.
  cache.save()
  const assets = listRelative(product.staticDir)
  const graph = buildSite({
    config,
    messages: product.messages,
    sidebars: product.sidebars,
    tags: product.tags,
    blocks: product.blocks,
    pages: documents.pages.filter((page) => !page.frontMatter.draft),
    componentRoutes: [...Object.keys(product.components), '/status', ...apis.map(({ view }) => view.route)],
    assets: new Set(assets.map((file) => `/${file}`)),
    pictures: readPictures(product.staticDir),
  })
  const server = (await import(app.serverModule)) as ServerModule
  const renderer = new SiteRenderer({ graph, product, site: clientSite(config), server, cache, dates, apis })
  const problems = [...documents.problems, ...graph.problems, ...renderer.checkComponentLinks()].sort(byPlace)
  const errors = problems.filter((problem) => problem.severity === 'error')
  if (errors.length > 0) {
    throw new BuildError(
      `${describeProblems(errors, docsDir)}\n\n${errors.length === 1 ? 'One problem' : `${errors.length} problems`}. The last good site stays as it is.`,
    )
  }
  return { graph, renderer, problems, assets, compiled: documents.compiled }
}

/** Writes a site beside the last one, and puts it in its place. */
async function writeSite(
  { graph, renderer, assets }: CheckedSite,
  { product, app, out, cacheDir }: { product: Product; app: AppBundle; out: string; cacheDir: string },
): Promise<Pick<BuildReport, 'written' | 'reused' | 'warnings'>> {
  const output = new Output(out)
  try {
    const warnings = new SiteWriter({ renderer, product, app, output, site: clientSite(product.config) }).writeAll(assets)
    if (product.config.socialImages) {
      const images = socialImages(
        graph,
        [...renderer.views().values()].map((view) => view()),
      )
      await writeSocialImages(images, {
        output,
        colors: product.theme.social,
        cacheDir: join(cacheDir, `social-${contentHash(product.docsDir)}`),
      })
    }
    output.commit()
    return { written: output.written, reused: output.reused, warnings }
  } catch (error) {
    output.discard()
    throw error
  }
}

interface WriterContext {
  renderer: SiteRenderer
  product: Product
  app: AppBundle
  output: Output
  site: ClientSite
}

/** Writes everything that a renderer makes. */
class SiteWriter {
  readonly #context: WriterContext
  /** Everything that all pages are made from. */
  readonly #siteKey: string
  readonly #build: string

  constructor(context: WriterContext) {
    this.#context = context
    const { app, site, product } = context
    this.#build = contentHash(app.app, app.boot)
    this.#siteKey = contentHash(JSON.stringify([site, product.theme]), app.app, app.css, app.boot, app.serverModule)
  }

  /** @returns warnings */
  writeAll(assets: string[]): string[] {
    const { renderer, product, output } = this.#context
    for (const view of renderer.views().values()) this.#writePage(view())
    this.#writeTexts(renderer.sidebarFiles())
    this.#writeApp()
    for (const file of assets) output.copy(join(product.staticDir, file), file)
    if (!assets.includes(ICON)) output.copy(join(engineRoot, 'static', ICON), ICON)
    const siteFiles = renderer.siteFiles()
    this.#writeTexts(siteFiles)
    renderer.searchIndex().writeTo(output)
    renderer.machineSite().writeTo(output)
    return this.#writeSettings(siteFiles.get('redirects.json')!)
  }

  #writePage(view: PageView): void {
    const { app, output, renderer } = this.#context
    const css = app.css + (view.kind === 'component' ? (app.pageCss[view.module] ?? '') : '')
    output.write([documentFile(view.route), dataFile(view.route)], contentHash(this.#siteKey, ...renderer.inputs(view)), () => {
      const { html, data } = renderer.render(view, { css, boot: app.boot, app: app.app, build: this.#build })
      return [html, JSON.stringify(data)]
    })
  }

  #writeTexts(files: Map<string, string>): void {
    for (const [file, text] of files) this.#context.output.write([file], contentHash(text), () => [text])
  }

  #writeApp(): void {
    const { app, output } = this.#context
    for (const file of listRelative(app.assetsDir)) output.copy(join(app.assetsDir, file), `assets/${file}`)
    output.copy(app.licensesFile, LICENSES)
    this.#writeTexts(new Map([['sw.js', app.serviceWorker]]))
  }

  /** For `npm run serve`, and for other hosts. */
  #writeSettings(redirects: string): string[] {
    const policies = this.#policies()
    const files = hostingFiles({
      baseUrl: this.#context.product.config.baseUrl,
      policies,
      redirects: redirectsSchema.parse(JSON.parse(redirects)),
    })
    this.#writeTexts(new Map([['csp.json', JSON.stringify(policies)], ...files]))
    return exceededLimits(files.get('_headers')!)
  }

  #policies(): SecurityPolicies {
    const { app, product, renderer } = this.#context
    const { config } = product
    return securityPolicies({
      scripts: [app.boot],
      styles: [app.css, ...Object.values(app.pageCss).map((css) => app.css + css)],
      connect: [...searchOrigins(config), ...(config.feedback ? [new URL(config.feedback.endpoint).origin] : [])],
      widget: widgetOrigin(config),
      analytics: analyticsOrigins(config),
      consoles: renderer.consoleRoutes().map(documentFile),
    })
  }
}
