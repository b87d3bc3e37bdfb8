import { join } from 'node:path'
import { byPlace, formatProblem } from '../compile/problem.ts'
import { analyticsOrigins } from '../site/analytics-origins.ts'
import { buildSite } from '../site/graph.ts'
import { searchOrigins } from '../site/search-origins.ts'
import { widgetOrigin } from '../site/widget-origin.ts'
import type { PageView } from '../site/view.ts'
import type { ClientSite } from '../theme/state/site.tsx'
import { appBundle, type AppBundle } from './app.ts'
import { contentHash } from './hash.ts'
import { lastCommitDates } from './git.ts'
import { readApiPages } from './openapi.ts'
import { dataFile, documentFile, Output } from './output.ts'
import { compileDocuments, openPageCache } from './pages.ts'
import { clientSite, listDocuments, listRelative, loadProject, projectRoot, readPictures, UserError, type Project } from './project.ts'
import { describeProblems } from './problems.ts'
import { ICON, SiteRenderer, type ServerModule } from './renderer.ts'
import { securityPolicies } from './security-policy.ts'
import { socialImages, writeSocialImages } from './social-images.ts'

export interface BuildOptions {
  /** Folder of documents; this project's own without it. */
  docs?: string | undefined
  /** Folder of the finished site. */
  out: string
  /** Folder of everything that makes the next build faster. */
  cacheDir: string
}

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
 * @throws BuildError with every problem of the site; the last good site stays
 */
export async function buildSiteTo({ docs, out, cacheDir }: BuildOptions): Promise<BuildReport> {
  const project = await loadProject(docs)
  const { config } = project
  const site = clientSite(config)

  const [app, dates, apis] = await Promise.all([
    appBundle(project, cacheDir),
    lastCommitDates(project.docsDir),
    readApiPages(config, cacheDir),
  ])
  const server = (await import(app.serverModule)) as ServerModule

  const cache = openPageCache(join(cacheDir, `pages-${contentHash(project.docsDir)}`), config)
  const documents = await compileDocuments(project.docsDir, listDocuments(project.docsDir), {
    cache,
    baseUrl: config.baseUrl,
    url: config.url,
  })
  const pages = documents.pages.filter((page) => !page.frontMatter.draft)
  const assets = listRelative(project.staticDir)
  const graph = buildSite({
    config,
    sidebars: project.sidebars,
    tags: project.tags,
    pages,
    componentRoutes: [...Object.keys(project.components), '/status', ...apis.map(({ view }) => view.route)],
    assets: new Set(assets.map((file) => `/${file}`)),
    pictures: readPictures(project.staticDir),
  })

  const renderer = new SiteRenderer({ graph, project, site, server, cache, dates, apis })
  const problems = [...documents.problems, ...graph.problems, ...renderer.checkComponentLinks()].sort(byPlace)
  const errors = problems.filter((problem) => problem.severity === 'error')
  if (errors.length > 0) {
    cache.save()
    throw new BuildError(
      `${describeProblems(errors, project.docsDir)}\n\n${errors.length === 1 ? 'One problem' : `${errors.length} problems`}. The last good site stays as it is.`,
    )
  }

  const output = new Output(out)
  try {
    new SiteWriter({ renderer, project, app, output, site }).writeAll(assets)
    if (config.socialImages) {
      const images = socialImages(graph, renderer.views().get('/')!())
      await writeSocialImages(images, { output, cacheDir: join(cacheDir, `social-${contentHash(project.docsDir)}`) })
    }
    output.commit()
  } catch (error) {
    output.discard()
    throw error
  } finally {
    cache.save()
  }
  const warnings = problems.map((problem) => formatProblem(problem))
  return { pages: graph.pages.size, compiled: documents.compiled, written: output.written, reused: output.reused, warnings }
}

interface WriterContext {
  renderer: SiteRenderer
  project: Project
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
    const { app, site } = context
    this.#build = contentHash(app.app, app.boot)
    this.#siteKey = contentHash(JSON.stringify(site), app.app, app.css, app.boot, app.serverModule)
  }

  writeAll(assets: string[]): void {
    const { renderer, project, output } = this.#context
    for (const view of renderer.views().values()) this.#writePage(view())
    this.#writeTexts(renderer.sidebarFiles())
    this.#writeApp()
    for (const file of assets) output.copy(join(project.staticDir, file), file)
    if (!assets.includes(ICON)) output.copy(join(projectRoot, 'static', ICON), ICON)
    this.#writeTexts(renderer.siteFiles())
    const index = renderer.searchIndex()
    output.writeGroup(index.key, () => index.files())
    renderer.machineSite().writeTo(output)
    this.#writePolicy()
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
    this.#writeTexts(new Map([['sw.js', app.serviceWorker]]))
  }

  #writePolicy(): void {
    const { app, project } = this.#context
    const styles = [app.css, ...Object.values(app.pageCss).map((css) => app.css + css)]
    this.#writeTexts(
      new Map([
        [
          'csp.json',
          JSON.stringify(
            securityPolicies({
              scripts: [app.boot],
              styles,
              connect: [
                ...searchOrigins(project.config),
                ...(project.config.feedback ? [new URL(project.config.feedback.endpoint).origin] : []),
              ],
              widget: widgetOrigin(project.config),
              analytics: analyticsOrigins(project.config),
              consoles: this.#context.renderer.consoleRoutes().map(documentFile),
            }),
          ),
        ],
      ]),
    )
  }
}
