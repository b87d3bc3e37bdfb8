import { createServer } from 'node:http'
import { listen } from '../../serve/listen.ts'
import type { DevSession } from './session.ts'
import { DevSite } from './site.ts'
import type { ProductOptions } from '../product/load.ts'

interface DevOptions extends ProductOptions {
  cacheDir: string
  host: string
  /** 0 selects any free port. */
  port: number
}

interface DevServer {
  /** URL of the home page. */
  url: string
  /** Closes connections, watchers, and Vite. */
  close(): Promise<void>
}

/**
 * Serves a site during development: renders pages on request and shows changes in the browser.
 * @throws UserError or ConfigError if the project is invalid, ServeError if the address isn't available
 */
export async function startDev({ host, port, ...options }: DevOptions): Promise<DevServer> {
  const sessions = import('./session.ts')
  const openSite = () => DevSite.open(options)
  const http = createServer()
  const site = await openSite()
  // Listens before everything slow, so an unavailable address is reported immediately.
  const origin = await listen(http, host, port)

  const start = async (opened: DevSite): Promise<DevSession> =>
    (await sessions).DevSession.start({ site: opened, http, cacheDir: options.cacheDir, onConfigChange: () => void restart() })
  let session = start(site)
  let isClosed = false
  const restart = async () => {
    if (isClosed) return
    const old = await session
    session = old.close().then(openSite).then(start)
    session.catch((error: unknown) => console.error(error))
  }
  http.on('request', (request, response) => {
    session.then(
      ({ handle }) => handle(request, response),
      () => response.writeHead(500).end(),
    )
  })
  const close = async () => {
    isClosed = true
    http.close()
    await session.then((running) => running.close()).catch(() => {})
    http.closeAllConnections()
  }
  try {
    await session
  } catch (error) {
    await close()
    throw error
  }
  return { url: origin + site.product.config.baseUrl, close }
}
