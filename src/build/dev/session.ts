import type { Server } from 'node:http'
import type { ErrorPayload, ViteDevServer } from 'vite'
import { PAGE_SHOWN, PROBLEMS, SITE_CHANGED, type PageShown, type Problems, type SiteChanged } from '../../client/dev-events.ts'
import { bare } from '../../serve/resolve.ts'
import { answerMissing, answerPages, type AnswerSource } from './answer.ts'
import { watchProject, type Changes } from './changes.ts'
import { explainError, textOf } from './error.ts'
import { listServedFiles, type PageFile, type ServedFiles } from './files.ts'
import { problemList } from './problem-list.ts'
import { ProblemReport } from './report.ts'
import type { DevSite } from './site.ts'
import { collectStyles, loadServer, moduleAddresses, moduleTest, startVite } from './vite.ts'
import { pack } from '../output/pack.ts'
import type { ServerModule } from '../site/page-renderer.ts'
import { buildBoot } from '../app/bundle.ts'
import { virtualSources } from '../app/virtual-modules.ts'

interface SessionOptions {
  site: DevSite
  http: Server
  cacheDir: string
  /** Called when the configuration has changed, which requires a new Vite server. */
  onConfigChange: () => void
}

/**
 * Delay between showing the first page and loading the compiler, which the first edit would otherwise wait for. In milliseconds.
 */
const WARM_UP_DELAY = 200

/** The development server from one configuration change to the next: a site, a Vite server, and the watcher that connects them. */
export class DevSession {
  readonly #site: DevSite
  readonly #onConfigChange: () => void
  readonly #report: ProblemReport
  readonly #addresses: { app: string; devModules: string[] }
  /** Set by `#start`. */
  #vite!: ViteDevServer
  #stopWatching: (() => void) | undefined
  #boot: ReturnType<typeof buildBoot> | undefined
  /** Files that the boot script was last built from. */
  #bootFiles: readonly string[] = []
  /** Applies all changes so far, one after the other. */
  #work: Promise<void>
  /** Number of changes. It's part of the build's ID, so clients don't mix data of different versions. */
  #version = 0
  #warmUp: NodeJS.Timeout | undefined
  #files: { version: number; files: ServedFiles; server: object } | undefined
  /** Current and earlier sidebar files: a page that was sent just before a change requests its own version. */
  readonly #sidebars = new Map<string, string>()
  /** Documents that were edited during this session. */
  readonly #edited = new Set<string>()
  /** Path → error of the last attempt to answer it. */
  readonly #failures = new Map<string, ErrorPayload['err']>()
  /** Errors that Vite has already printed. */
  readonly #told = new Set<unknown>()

  private constructor({ site, onConfigChange }: SessionOptions) {
    this.#site = site
    this.#onConfigChange = onConfigChange
    this.#report = new ProblemReport(site.product)
    this.#addresses = moduleAddresses(site.product.config.baseUrl)
    this.#work = Promise.resolve()
  }

  /** Resolves when the first page can be rendered. */
  static async start(options: SessionOptions): Promise<DevSession> {
    const session = new DevSession(options)
    try {
      await session.#start(options)
      return session
    } catch (error) {
      await session.close()
      throw error
    }
  }

  get handle(): ViteDevServer['middlewares'] {
    return this.#vite.middlewares
  }

  /** Stops watching and answering; resolves when all running work has ended. */
  async close(): Promise<void> {
    this.#stopWatching?.()
    await this.#vite?.close()
    await this.#work
    this.#site.close()
  }

  async #start({ site, http, cacheDir }: SessionOptions): Promise<void> {
    const source: AnswerSource = {
      baseUrl: site.product.config.baseUrl,
      devModules: this.#addresses.devModules,
      isModule: moduleTest(site.product),
      files: () => this.#currentFiles(),
      render: (file) => this.#render(file),
      failed: (error, path) => this.#fail(error, path),
    }
    const vite = await startVite({
      product: site.product,
      http,
      cacheDir,
      pages: answerPages(source),
      missing: answerMissing(source),
    })
    this.#vite = vite
    const since = Date.now()
    // Errors in the application's source are shown instead of the page that is requested.
    await Promise.all([site.readAll(), this.#bootScript().catch(() => {}), this.#server().catch(() => {})])
    this.#report.update(site.problems)
    const onChange = (changes: Changes) => {
      this.#work = this.#work.then(() => this.#take(changes)).catch((error: unknown) => this.#showError(error))
    }
    this.#stopWatching = watchProject(vite.watcher, {
      product: site.product,
      since,
      isBoot: (path) => this.#bootFiles.includes(path),
      onChange,
    })
    vite.environments.client.hot.on(PAGE_SHOWN, ({ route }: PageShown, client) => client.send(PROBLEMS, this.#problemsOf(route)))
  }

  async #take({ documents, assets, pictures, settings, boot, own }: Changes): Promise<void> {
    for (const file of own) console.log(`${file} is part of the server: restart it to apply the change.`)
    if (settings && (await this.#reloadProduct())) return this.#onConfigChange()
    for (const file of documents) this.#edited.add(file)
    await this.#site.update(documents)
    this.#version++
    if (boot) this.#boot = undefined
    this.#report.update(this.#site.problems)
    const { hot } = this.#vite.environments.client
    if (assets || settings || boot) hot.send({ type: 'full-reload' })
    else if (documents.size > 0 || pictures) hot.send(SITE_CHANGED, { build: this.#build } satisfies SiteChanged)
  }

  /** @returns whether the configuration or the application's sources have changed */
  async #reloadProduct(): Promise<boolean> {
    const before = this.#site.product
    await this.#site.reloadProduct()
    const [old, current] = [before, this.#site.product].map((product) => JSON.stringify([product.config, virtualSources(product)]))
    return old !== current
  }

  get #build(): string {
    return `dev-${process.pid}-${this.#version}`
  }

  async #server(): Promise<ServerModule> {
    try {
      return await loadServer(this.#vite)
    } catch (error) {
      this.#told.add(error)
      throw error
    }
  }

  async #bootScript(): Promise<string> {
    try {
      const { text, files } = await (this.#boot ??= buildBoot(this.#site.product))
      this.#bootFiles = files
      return text
    } catch (error) {
      // The next request tries again, since the session doesn't know which file must be fixed.
      this.#boot = undefined
      throw error
    }
  }

  async #currentFiles(): Promise<ServedFiles> {
    await this.#work
    const server = await this.#server()
    if (this.#files?.version !== this.#version || this.#files.server !== server) {
      this.#files = {
        version: this.#version,
        server,
        files: listServedFiles(this.#site.contents, this.#site.renderer(server), this.#sidebars),
      }
    }
    return this.#files.files
  }

  async #render({ view, part }: PageFile): Promise<string | Uint8Array> {
    const renderer = this.#site.renderer(await this.#server())
    const css = part === 'document' ? await collectStyles(this.#vite) : ''
    const assets = { ...this.#addresses, css, boot: await this.#bootScript(), build: this.#build }
    const { html, data } = renderer.render(view, assets)
    this.#failures.delete(bare(view.route))
    this.#warmUp ??= setTimeout(() => void import('../../compile/compile.ts'), WARM_UP_DELAY).unref()
    return part === 'document' ? html : pack(data)
  }

  #fail(error: unknown, path: string): string {
    const err = explainError(error, this.#vite)
    if (!this.#told.has(error)) console.error(textOf(err))
    this.#failures.set(bare(path), err)
    return textOf(err)
  }

  /** Content of the overlay for a page. */
  #problemsOf(route: string): Problems {
    const files = new Set([...this.#site.documentsOf(route), ...this.#edited])
    const failure = this.#failures.get(bare(route))
    return { ...problemList(this.#site, files), failure: failure && textOf(failure) }
  }

  #showError(error: unknown): void {
    const err = explainError(error, this.#vite)
    console.error(textOf(err))
    this.#vite.environments.client.hot.send({ type: 'error', err })
  }
}
