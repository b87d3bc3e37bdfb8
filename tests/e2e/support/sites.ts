import { testSites } from '../../../scripts/test-sites.mjs'

/** Set another port to run tests in parallel; each run uses one port per site. */
const firstPort = Number(process.env.E2E_PORT ?? 4173)

/** A built site and its URL. */
export interface Served {
  product: string
  dist: string
  port: number
  url: string
}

/** This project's own site, and the sites built from the products in `tests`. */
export const sites = { own: served('own', 0), product: served('product', 1), variant: served('variant', 2), pseudo: served('pseudo', 3) }

function served(name: keyof typeof testSites, index: number): Served {
  const { base, ...folders } = testSites[name]
  const port = firstPort + index
  return { ...folders, port, url: `http://localhost:${port}${base}` }
}
