import { join } from 'node:path'
import { ASSETS, HOST_HEADERS, POLICIES, REDIRECTS, SERVICE_WORKER } from '../../addresses/site-files.ts'
import { dataFile, documentFile } from '../../addresses/page-files.ts'
import { formatProblem } from '../../compile/problem.ts'
import type { SiteConfig } from '../../site/config.ts'
import { redirectsSchema } from '../../serve/settings.ts'
import { analyticsOrigins } from '../../site/analytics-origins.ts'
import { searchOrigins } from '../../site/search-origins.ts'
import { widgetOrigin } from '../../site/widget-origin.ts'
import type { InlinedStyle } from '../../render/document.tsx'
import { speculationRules } from '../../render/speculation-rules.ts'
import type { PageView } from '../../site/view.ts'
import { componentOf } from '../../theme/page-data.ts'
import { LICENSES, type AppBundle } from '../app/files.ts'
import { engineKey } from '../cache/engine-key.ts'
import { listRelative } from '../files/folders.ts'
import { contentHash } from '../cache/hash.ts'
import { hostingFiles } from '../hosting/files.ts'
import { exceededLimits } from '../hosting/headers-file.ts'
import type { Output } from '../output/output.ts'
import { pack } from '../output/pack.ts'
import { documentSite } from '../product/product.ts'
import { securityPolicies, type SecurityPolicies } from '../hosting/security-policy.ts'
import type { SiteContents } from './contents.ts'
import type { PageRenderer } from './page-renderer.ts'

interface WriterContext {
  contents: SiteContents
  renderer: PageRenderer
  app: AppBundle
  output: Output
}

/** Writes everything in a site except the social images. */
export class SiteWriter {
  readonly #context: WriterContext
  /** Hash of everything that all pages depend on. */
  readonly #siteKey: string
  readonly #build: string
  /** The styles that are inlined in each page. */
  readonly #styled: Array<{ file: string; styles: string[] }> = []

  constructor(context: WriterContext) {
    this.#context = context
    const { app, contents } = context
    const { config, theme, code } = contents.product
    this.#build = contentHash(app.app, app.boot)
    this.#siteKey = contentHash(
      engineKey('src/build/site/writer.ts'),
      JSON.stringify([documentSite(config), theme, code]),
      app.app,
      app.css,
      app.boot,
      app.serverModule,
    )
  }

  /** @returns warnings */
  writeAll(): string[] {
    const { contents, renderer, output } = this.#context
    for (const view of contents.views().values()) this.#writePage(view())
    this.#writeTexts(contents.sidebarFiles())
    this.#writeApp()
    for (const [file, path] of contents.staticFiles()) output.copy(path, file)
    this.#writeTexts(renderer.engineFiles())
    const siteFiles = contents.siteFiles()
    this.#writeTexts(siteFiles)
    contents.searchIndex().writeTo(output)
    contents.questionIndex().writeTo(output)
    contents.pageQuestions().writeTo(output)
    contents.machineSite().writeTo(output)
    return this.#writeSettings(siteFiles.get(REDIRECTS)!)
  }

  #writePage(view: PageView): void {
    const { app, output, renderer } = this.#context
    const styles = this.#stylesOf(view)
    this.#styled.push({ file: documentFile(view.route), styles: [app.css, ...styles.map(({ text }) => text)] })
    output.write([documentFile(view.route), dataFile(view.route)], contentHash(this.#siteKey, ...renderer.inputs(view)), () => {
      const { html, data } = renderer.render(view, { css: app.css, styles, boot: app.boot, app: app.app, build: this.#build })
      return [html, pack(data)]
    })
  }

  /** Styles of a page besides those of all pages. */
  #stylesOf(view: PageView): InlinedStyle[] {
    const { app, renderer } = this.#context
    const own = app.pageCss[componentOf(view) ?? '']
    return [...renderer.stylesOf(view), ...(own === undefined ? [] : [{ text: own }])]
  }

  #writeTexts(files: Map<string, string>): void {
    for (const [file, text] of files) this.#context.output.write([file], contentHash(text), () => [text])
  }

  #writeApp(): void {
    const { app, output, renderer } = this.#context
    for (const file of listRelative(app.assetsDir)) output.copy(join(app.assetsDir, file), ASSETS + file)
    output.copy(app.licensesFile, LICENSES)
    this.#writeTexts(new Map([[SERVICE_WORKER, app.serviceWorker], ...renderer.styles.all.map(({ file, text }) => [file!, text] as const)]))
  }

  /**
   * Writes settings for `npm run serve`, and configuration for other hosts.
   * @returns warnings
   */
  #writeSettings(redirects: string): string[] {
    const policies = this.#policies()
    const files = hostingFiles({
      baseUrl: this.#context.contents.product.config.baseUrl,
      policies,
      redirects: redirectsSchema.parse(JSON.parse(redirects)),
    })
    this.#writeTexts(new Map([[POLICIES, JSON.stringify(policies)], ...files]))
    return exceededLimits(files.get(HOST_HEADERS)!).map((message) => formatProblem({ file: HOST_HEADERS, message, severity: 'warning' }))
  }

  #policies(): SecurityPolicies {
    const { app, contents, renderer } = this.#context
    const { config } = contents.product
    return securityPolicies({
      scripts: [app.boot, speculationRules(config.baseUrl)],
      styles: [app.css, ...renderer.styles.all.map(({ text }) => text), ...Object.values(app.pageCss)],
      connect: [...searchOrigins(config), ...feedbackOrigins(config)],
      widget: widgetOrigin(config),
      analytics: analyticsOrigins(config),
      consoles: contents.consoleRoutes().map(documentFile),
      pages: this.#styled,
    })
  }
}

function feedbackOrigins({ feedback }: SiteConfig): string[] {
  return feedback && URL.canParse(feedback.endpoint) ? [new URL(feedback.endpoint).origin] : []
}
