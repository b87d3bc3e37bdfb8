import { once } from 'node:events'
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { testSites } from '../../scripts/test-sites.mjs'
import { serve } from '../../src/serve/server.ts'

const REPORTS = '/policy-reports'
const POLICY = 'content-security-policy'

/** A built site behind a proxy that records policy violations and requests, which engines report in different ways. */
export interface Site {
  url: string
  /** Policy violations reported by browsers. */
  violations: string[]
  /** Requested paths. */
  requests: string[]
  /** Serves pages with a policy that blocks all scripts. */
  withoutScript: boolean
  /** Drops every connection, to simulate being offline. */
  isDown: boolean
  stop(): Promise<void>
}

/** Serves the site on its own port, so that browser caches don't contain data of earlier runs. */
export async function startSite(name: 'own' | 'product'): Promise<Site> {
  const { dist, base } = testSites[name]
  const cacheDir = join(import.meta.dirname, '../../.cache/compressed')
  const built = await serve({ root: dist, host: 'localhost', port: 0, baseUrl: base, cacheDir })
  const front = createServer((request, response) => {
    const path = request.url ?? ''
    if (site.isDown) return void request.socket.destroy()
    if (path === REPORTS) return void report(request, response)
    site.requests.push(path)
    pass(request, response)
  })
  const pass = (request: IncomingMessage, response: ServerResponse) => {
    const { method, headers, url } = request
    const onward = ask(new URL(url ?? '/', built.url), { method, headers }, (answer) => {
      const policy = answer.headers[POLICY]
      if (policy !== undefined)
        answer.headers[POLICY] = `${site.withoutScript ? "script-src 'none'" : String(policy)}; report-uri ${REPORTS}`
      response.writeHead(answer.statusCode ?? 500, answer.headers)
      answer.pipe(response)
    })
    onward.on('error', () => response.destroy())
    request.pipe(onward)
  }
  const report = async (request: IncomingMessage, response: ServerResponse) => {
    let text = ''
    for await (const chunk of request) text += String(chunk)
    site.violations.push(text)
    response.writeHead(204).end()
  }
  front.listen(0, 'localhost')
  await once(front, 'listening')
  const site: Site = {
    url: `http://localhost:${(front.address() as AddressInfo).port}`,
    violations: [],
    requests: [],
    withoutScript: false,
    isDown: false,
    async stop() {
      front.close()
      front.closeAllConnections()
      await built.close()
    },
  }
  return site
}
