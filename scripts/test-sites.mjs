// The sites that the browser tests read: this project's own, and those that its engine makes of the products in `tests`.

import { join } from 'node:path'
import { root, runSite } from './run.mjs'

/** Where each product is, what it is built to, and its base URL. `E2E_DIST` names another folder for the project's own. */
export const testSites = {
  own: { product: root, dist: process.env.E2E_DIST ?? join(root, 'dist'), base: '/' },
  product: { product: join(root, 'tests/product'), dist: join(root, 'test-results/sites/product'), base: '/' },
  /** A product with every setting otherwise. */
  variant: { product: join(root, 'tests/variant'), dist: join(root, 'test-results/sites/variant'), base: '/docs/' },
}

/** Builds all of them, one after the other, until one can't be built. Returns its exit code. */
export async function buildTestSites() {
  for (const { product, dist } of Object.values(testSites)) {
    const code = await runSite(['build', '--product', product, '--out', dist])
    if (code !== 0) return code
  }
  return 0
}
