import type { Server } from 'node:http'
import { join, relative } from 'node:path'
import { createServer, type Connect, type EnvironmentModuleNode, type Plugin, type ViteDevServer } from 'vite'
import { STYLE_CHANGED, type StyleChanged } from '../../client/dev-events.ts'
import { baseConfig, CLIENT_ENTRY } from '../app/bundle.ts'
import { engineRoot } from '../engine-root.ts'
import { isInside } from '../files/folders.ts'
import { PRODUCT_FOLDERS } from '../product/modules.ts'
import type { Product } from '../product/product.ts'
import type { ServerModule } from '../site/page-renderer.ts'

const SERVER_ENTRY = '/src/render/server.ts'
const DEV_ENTRY = 'src/client/dev.ts'

/** Project folders that pages don't depend on. */
const UNWATCHED = ['.cache', 'dist', 'dist.old', 'tests', 'bench', 'verify']

interface DevViteOptions {
  product: Product
  /** The server whose port Vite's WebSocket shares. */
  http: Server
  cacheDir: string
  /** Handles requests before Vite. */
  pages: Connect.NextHandleFunction
  /** Handles requests that nothing else has handled. */
  missing: Connect.NextHandleFunction
}

/** Starts Vite, which serves the application's modules and notifies browsers of changes to them. */
export function startVite({ product, http, cacheDir, pages, missing }: DevViteOptions): Promise<ViteDevServer> {
  const config = baseConfig(product)
  return createServer({
    ...config,
    appType: 'custom',
    cacheDir: join(cacheDir, 'vite'),
    plugins: [...(config.plugins ?? []), pagesPlugin(pages, missing), hotPlugin()],
    server: {
      middlewareMode: true,
      ws: { server: http },
      // Otherwise, pages on other ports could read the source.
      cors: false,
      fs: { allow: [engineRoot, product.root] },
      watch: {
        ignored: UNWATCHED.map((folder) => join(engineRoot, folder, '/'))
          .filter((folder) => !isInside(product.docsDir, folder))
          .map((folder) => `${folder}**`),
      },
    },
    // Vite's scan for dependencies misses the import that JSX compiles to; discovering it later would reload the first page.
    optimizeDeps: {
      entries: [CLIENT_ENTRY, ...Object.values(product.componentFiles).map((file) => relative(engineRoot, file))],
      include: ['react/jsx-dev-runtime'],
    },
  })
}

/** Loads the module that renders pages from its current source. */
export async function loadServer(vite: ViteDevServer): Promise<ServerModule> {
  return (await vite.ssrLoadModule(SERVER_ENTRY)) as ServerModule
}

/** URLs of the modules that a document loads: the application when the reader interacts, the others immediately. */
export function moduleAddresses(baseUrl: string): { app: string; devModules: string[] } {
  return { app: baseUrl + CLIENT_ENTRY, devModules: [`${baseUrl}@vite/client`, baseUrl + DEV_ENTRY] }
}

/**
 * Returns a test for the paths that Vite handles: its own, and files with an extension in source folders. Other files stay private,
 * and URLs without an extension are pages.
 */
export function moduleTest({ root }: Product): (path: string) => boolean {
  const own = PRODUCT_FOLDERS.map((folder) => `/${relative(engineRoot, join(root, folder))}/`)
  const folders = ['/src/', '/node_modules/', ...own]
  return (path) => /^\/(?:@|__|\.)/.test(path) || (/\/[^/]*\.\w+$/.test(path) && folders.some((folder) => path.startsWith(folder)))
}

/** Collects all styles that a page may need, in the order in which the browser gets them from the application's modules. */
export async function collectStyles(vite: ViteDevServer): Promise<string> {
  const { moduleGraph } = vite.environments.ssr
  const urls = new Set<string>()
  const seen = new Set<EnvironmentModuleNode>()
  const visit = async (module: EnvironmentModuleNode) => {
    if (seen.has(module)) return
    seen.add(module)
    // Block styles that the server imports as text are also imported as modules.
    if (module.url.endsWith('?inline')) return
    if (module.file?.endsWith('.css')) return void urls.add(module.url)
    // The server hasn't transformed modules that only browsers run, so their imports aren't known yet.
    if (!module.transformResult && module.type === 'js') await vite.environments.ssr.transformRequest(module.url)
    for (const imported of module.importedModules) await visit(imported)
  }
  for (const entry of [`/${DEV_ENTRY}`, `/${CLIENT_ENTRY}`, SERVER_ENTRY]) await visit(await moduleGraph.ensureEntryFromUrl(entry))
  const styles = await Promise.all([...urls].map((url) => transformStyle(vite, url)))
  return styles.join('\n')
}

async function transformStyle(vite: ViteDevServer, url: string): Promise<string> {
  return (await vite.environments.client.transformRequest(`${url}?direct`))?.code ?? ''
}

function pagesPlugin(pages: Connect.NextHandleFunction, missing: Connect.NextHandleFunction): Plugin {
  return {
    name: 'docs:pages',
    configureServer: ({ middlewares }) => {
      middlewares.use(pages)
      return () => void middlewares.use(missing)
    },
  }
}

/** Notifies browsers of changes that Vite doesn't report: rules of CSS modules, and modules that only the server uses. */
function hotPlugin(): Plugin {
  return {
    name: 'docs:hot',
    async hotUpdate({ file, modules, server }) {
      const { hot } = server.environments.client
      if (this.environment.name === 'ssr') {
        if (modules.length > 0 && !file.endsWith('.css')) hot.send({ type: 'full-reload' })
        return
      }
      if (!file.endsWith('.module.css')) return
      const module = modules.find(({ url }) => !url.includes('?'))
      if (!module?.id) return
      const css = await transformStyle(server, module.url)
      hot.send(STYLE_CHANGED, { id: module.id, css } satisfies StyleChanged)
      return []
    },
  }
}
