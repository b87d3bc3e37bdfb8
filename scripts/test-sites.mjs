// The sites that the browser tests read: this project's own, and those that its engine makes of the products in `tests`.

import { cpSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, runSite } from './run.mjs'

/** Where each product is, what it is built to, and its base URL. `E2E_DIST` names another folder for the project's own. */
export const testSites = {
  own: { product: root, dist: process.env.E2E_DIST ?? join(root, 'dist'), base: '/' },
  product: { product: join(root, 'tests/product'), dist: join(root, 'test-results/sites/product'), base: '/' },
  /** A product with every setting otherwise. */
  variant: { product: join(root, 'tests/variant'), dist: join(root, 'test-results/sites/variant'), base: '/docs/' },
  /** The second product in a language that nobody speaks (`tests/e2e/support/pseudo-messages.ts`). */
  pseudo: { product: join(root, 'test-results/pseudo'), dist: join(root, 'test-results/sites/pseudo'), base: '/' },
}

/** Builds all of them, one after the other, until one can't be built. Returns its exit code. */
export async function buildTestSites() {
  writePseudoProduct()
  for (const { product, dist } of Object.values(testSites)) {
    const code = await runSite(['build', '--product', product, '--out', dist])
    if (code !== 0) return code
  }
  return 0
}

/** As deep in the project as the product that it is a copy of, so that it finds the engine. */
export function writePseudoProduct() {
  const { product } = testSites.pseudo
  rmSync(product, { recursive: true, force: true })
  cpSync(testSites.product.product, product, { recursive: true })
  mkdirSync(join(product, 'messages'), { recursive: true })
  renameSync(join(product, 'site.config.ts'), join(product, 'messages/config.ts'))
  const settings = { messages: './messages/pseudo.ts', socialImages: false, analytics: { tagManager: { id: 'GTM-PSEUDO' } } }
  writeFileSync(
    join(product, 'site.config.ts'),
    `import config from './messages/config.ts'\nexport default { ...config, ...${JSON.stringify(settings)} }\n`,
  )
  writeFileSync(
    join(product, 'messages/pseudo.ts'),
    "import { pseudoMessages } from '../../../tests/e2e/support/pseudo-messages.ts'\nexport const { first, later } = pseudoMessages()\n",
  )
}
