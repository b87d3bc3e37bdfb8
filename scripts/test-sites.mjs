// The sites that the browser tests visit: this project's own, and those built from the products in `tests`.

import { cpSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, runSite } from './run.mjs'

/** Each product's folder, its output folder, and its base URL. `E2E_DIST` sets another output folder for this site. */
export const testSites = {
  own: { product: root, dist: process.env.E2E_DIST ?? join(root, 'dist'), base: '/' },
  product: { product: join(root, 'tests/product'), dist: join(root, 'test-results/sites/product'), base: '/' },
  /** A product with every setting changed from its default. */
  variant: { product: join(root, 'tests/variant'), dist: join(root, 'test-results/sites/variant'), base: '/docs/' },
  /** `tests/product` with pseudolocalized messages (`tests/e2e/support/pseudo-messages.ts`). */
  pseudo: { product: join(root, 'test-results/pseudo'), dist: join(root, 'test-results/sites/pseudo'), base: '/' },
}

/** Builds all sites in sequence. Stops at the first failure, and returns its exit code. */
export async function buildTestSites() {
  writePseudoProduct()
  for (const { product, dist } of Object.values(testSites)) {
    const code = await runSite(['build', '--product', product, '--out', dist])
    if (code !== 0) return code
  }
  return 0
}

/** The copy is as deep in the project as the original, so that its imports of the engine resolve. */
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
