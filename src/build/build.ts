import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createHash } from 'node:crypto'
import { byPlace, formatProblem, type Problem } from '../compile/problem.ts'
import { withBase } from '../compile/base-url.ts'
import type { Includes } from '../render/body.tsx'
import type { SidebarFiles } from '../render/page.tsx'
import { sitemap } from '../render/sitemap.ts'
import { branchesTo, growTree, storeTree, type StoredNode, type StoredTree } from '../site/branches.ts'
import { buildSite, type SiteGraph } from '../site/graph.ts'
import { docsVersion } from '../site/versions.ts'
import { docView, statusView, tagListView, tagViews, type PageView } from '../site/view.ts'
import type { LoadedPage } from '../theme/App.tsx'
import { PageCache } from './cache.ts'
import { contentHash, sourceHash } from './hash.ts'
import { lastCommitDates } from './git.ts'
import { dataFile, documentFile, Output } from './output.ts'
import { compileDocuments } from './pages.ts'
import { clientSite, listDocuments, listRelative, loadProject, projectRoot, UserError, type Project } from './project.ts'
import type { AppBundle } from './vite.ts'

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

type Server = typeof import('../render/server.ts')

/**
 * Builds a site.
 * @throws BuildError with every problem of the site; the last good site stays
 */
export async function buildSiteTo({ docs, out, cacheDir }: BuildOptions): Promise<BuildReport> {
  const project = await loadProject(docs)
  const { config } = project
  const site = clientSite(config)

  const [app, dates] = await Promise.all([appBundle(project, cacheDir), lastCommitDates(project.docsDir)])
  const server = (await import(app.serverModule)) as Server

  const version = sourceHash(join(projectRoot, 'src/compile'), join(projectRoot, 'package-lock.json'))
  const cache = new PageCache(join(cacheDir, `pages-${contentHash(project.docsDir)}`), version + config.baseUrl)
  const documents = await compileDocuments(project.docsDir, listDocuments(project.docsDir), cache, config.baseUrl)
  const pages = documents.pages.filter((page) => !page.frontMatter.draft)
  const assets = listRelative(project.staticDir)
  const graph = buildSite({
    config,
    sidebars: project.sidebars,
    tags: project.tags,
    pages,
    componentRoutes: [...Object.keys(project.components), '/status'],
    planned: project.planned,
    assets: new Set(assets.map((file) => `/${file}`)),
  })

  const problems = [...documents.problems, ...graph.problems].sort(byPlace)
  const errors = problems.filter((problem) => problem.severity === 'error')
  if (errors.length > 0) {
    cache.save()
    throw new BuildError(`${report(errors, project)}\n\n${errors.length === 1 ? 'One problem' : `${errors.length} problems`}. The last good site stays as it is.`)
  }

  const output = new Output(out)
  try {
    const writer = new SiteWriter({ graph, project, app, server, cache, output, site, dates })
    writer.writeAll(assets)
    output.commit()
  } catch (error) {
    output.discard()
    throw error
  } finally {
    cache.save()
  }
  const warnings = problems.map((problem) => formatProblem(problem))
  if (graph.plannedLinks > 0) warnings.push(`${graph.plannedLinks} links lead to pages that are planned (docs/planned.txt) and not written yet.`)
  return { pages: graph.pages.size, compiled: documents.compiled, written: output.written, reused: output.reused, warnings }
}

function report(problems: Problem[], project: Project): string {
  const sources = new Map<string, string[]>()
  const sourceLine = ({ file, line }: Problem) => {
    if (line === undefined) return undefined
    const path = join(project.docsDir, file)
    if (!sources.has(file)) sources.set(file, existsSync(path) ? readFileSync(path, 'utf8').split('\n') : [])
    return sources.get(file)![line - 1]
  }
  return problems.map((problem) => formatProblem(problem, sourceLine(problem))).join('\n\n')
}

/** Builds the application, or takes the one that was built from the same source. */
async function appBundle(project: Project, cacheDir: string): Promise<AppBundle> {
  const key = contentHash(
    sourceHash(join(projectRoot, 'src'), join(projectRoot, 'pages'), join(projectRoot, 'package-lock.json')),
    JSON.stringify(project.config),
  )
  const dir = join(cacheDir, `app-${key}`)
  const record = join(dir, 'bundle.json')
  if (existsSync(record)) return JSON.parse(readFileSync(record, 'utf8')) as AppBundle
  // Only now: starting the bundler takes longer than a rebuild.
  const { buildApp } = await import('./vite.ts')
  const bundle = await buildApp(clientSite(project.config), dir)
  writeFileSync(record, JSON.stringify(bundle))
  return bundle
}

interface WriterContext {
  graph: SiteGraph
  project: Project
  app: AppBundle
  server: Server
  cache: PageCache
  output: Output
  site: ReturnType<typeof clientSite>
  dates: Map<string, string>
}

/** Documents without an icon of their own get ours: browsers ask for one on every site. */
const ICON = 'favicon.svg'

/** Turns a site graph into files. */
class SiteWriter {
  readonly #context: WriterContext
  readonly #trees: Record<string, StoredTree>
  /** Everything that all pages are made from. */
  readonly #siteKey: string
  readonly #build: string

  constructor(context: WriterContext) {
    this.#context = context
    this.#trees = Object.fromEntries(Object.entries(context.graph.sidebars).map(([id, nodes]) => [id, storeTree(nodes)]))
    this.#build = contentHash(context.app.app, context.app.boot)
    this.#siteKey = contentHash(JSON.stringify(context.site), context.app.app, context.app.css, context.app.boot, context.app.serverModule)
  }

  writeAll(assets: string[]): void {
    const { graph, project, server, output } = this.#context
    const branches = (sidebar: string, route: string) => branchesTo(this.#trees[sidebar] ?? { root: [], branches: {} }, route)
    const lastUpdated = (file: string) => this.#context.dates.get(file)
    for (const page of graph.pages.values()) {
      const view = docView(graph, page, { lastUpdated, branches, islands: new Set<string>(server.islandNames) })
      this.#write(view, [page.hash, ...page.includes.flatMap(({ file }) => this.#includedHashes(file))], () => server.renderBody(this.#context.cache.content(page.hash).body, this.#includes))
    }
    if (graph.tags.length > 0) for (const view of [tagListView(graph), ...tagViews(graph)]) this.#write(view)
    this.#write(statusView(graph, project.planned))
    for (const route of project.planned) {
      if (!graph.pages.has(route)) this.#write({ kind: 'component', route, module: 'planned', title: 'Not written yet', description: '', noIndex: true })
    }
    for (const [route, { module, title, description }] of Object.entries(project.components)) {
      this.#write({ kind: 'component', route, module, title, description, ...(route === '/404' ? { noIndex: true } : {}) })
    }
    this.#writeSidebars()
    this.#writeApp()
    for (const file of assets) output.copy(join(project.staticDir, file), file)
    if (!assets.includes(ICON)) output.copy(join(projectRoot, 'static', ICON), ICON)
    this.#writeExtras()
  }

  #write(view: PageView, inputs: string[] = [], html: () => string = () => ''): void {
    const { app, output, server, site } = this.#context
    const sidebar = view.kind === 'doc' && view.sidebar !== undefined ? this.#sidebar(view.sidebar, view.branches ?? []) : undefined
    const key = contentHash(this.#siteKey, JSON.stringify(view), ...inputs, sidebar ? JSON.stringify(sidebar.nodes) : '')
    const css = app.css + (view.kind === 'component' ? (app.pageCss[view.module] ?? '') : '')
    output.write([documentFile(view.route), dataFile(view.route)], key, () => {
      const page: LoadedPage = { view, html: html(), sidebar: sidebar?.nodes, Component: view.kind === 'component' ? server.pageComponent(view.module) : undefined }
      const assets = { css, boot: app.boot, app: app.app, build: this.#build }
      const rendered = server.renderPage({ site, assets, page, sidebar: sidebar?.files })
      return [rendered.html, JSON.stringify(rendered.data)]
    })
  }

  #includedHashes(file: string, seen = new Set<string>()): string[] {
    const page = this.#context.graph.files.get(file)
    if (!page || seen.has(file)) return []
    seen.add(file)
    return [page.hash, ...page.includes.flatMap((include) => this.#includedHashes(include.file, seen))]
  }

  readonly #includes: Includes = (file) => {
    const page = this.#context.graph.files.get(file)
    return page && { body: this.#context.cache.content(page.hash).body, title: page.title }
  }

  #sidebar(id: string, branches: string[]): { nodes: StoredNode[]; files: SidebarFiles } | undefined {
    const tree = this.#trees[id]
    if (!tree) return undefined
    const url = (name: string) => withBase(`/_data/sidebars/${name}.json`, this.#context.site.baseUrl)
    const open = Object.fromEntries(branches.map((key) => [key, tree.branches[key]!]))
    return {
      nodes: growTree(tree.root, open),
      files: { root: url(id), branches: Object.fromEntries(branches.map((key) => [key, url(`${id}.${key}`)])) },
    }
  }

  #writeSidebars(): void {
    for (const [id, tree] of Object.entries(this.#trees)) {
      for (const [name, nodes] of [[id, tree.root] as const, ...Object.entries(tree.branches).map(([key, branch]) => [`${id}.${key}`, branch] as const)]) {
        const json = JSON.stringify(nodes)
        this.#context.output.write([`_data/sidebars/${name}.json`], contentHash(json), () => [json])
      }
    }
  }

  #writeApp(): void {
    const { app, output } = this.#context
    for (const file of listRelative(app.assetsDir)) output.copy(join(app.assetsDir, file), `assets/${file}`)
  }

  #writeExtras(): void {
    const { graph, output, site, app, project } = this.#context
    const text = (file: string, content: string) => output.write([file], contentHash(content), () => [content])
    const listed = [...graph.pages.values()].filter((page) => !page.frontMatter.unlisted).map((page) => page.route)
    const routes = [...Object.keys(project.components).filter((route) => route !== '/404' && route !== '/search'), ...listed]
    text('sitemap.xml', sitemap(routes.map((route) => new URL(withBase(route, site.baseUrl), site.url).href)))
    text('redirects.json', JSON.stringify(graph.config.redirects.map(({ from, to }) => ({ from, to, status: 301 }))))
    const version = docsVersion(graph)
    if (version) text('_data/versions.json', JSON.stringify(version))
    const styles = [app.css, ...Object.values(app.pageCss).map((css) => app.css + css)]
    text('csp.json', JSON.stringify({ policy: securityPolicy({ scripts: [app.boot], styles }) }))
  }
}

/** A policy without `unsafe-inline`: the inlined script and styles are named by their hashes. */
function securityPolicy({ scripts, styles }: { scripts: string[]; styles: string[] }): string {
  const hashes = (texts: string[]) => [...new Set(texts)].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`).join(' ')
  return [
    "default-src 'self'",
    `script-src 'self' ${hashes(scripts)}`,
    `style-src 'self' ${hashes(styles)}`,
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
