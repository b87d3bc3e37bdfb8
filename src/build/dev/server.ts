import { createServer } from 'node:http'
import { listen } from '../../serve/listen.ts'
import type { DevSession } from './session.ts'
import { DevSite } from './site.ts'
import type { ProductOptions } from '../product/load.ts'

interface DevOptions extends ProductOptions {
  cacheDir: string
  host: string
  /** 0 takes any that is free. */
  port: number
}

interface DevServer {
  /** The address of the home page. */
  url: string
  /** Ends everything: connections, watchers, Vite. */
  close(): Promise<void>
}

/**
 * Serves a site while it is written: pages are rendered when they are asked for, and changes show in the browser.
 * @throws UserError, ConfigError and ServeError when the project or the address is wrong
 */
export async function startDev({ host, port, ...options }: DevOptions): Promise<DevServer> {
  const sessions = import('./session.ts')
  const openSite = () => DevSite.open(options)
  const http = createServer()
  const site = await openSite()
  // Before everything that takes time: whether the address can be had is known at once.
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
