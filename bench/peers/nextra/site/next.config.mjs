import nextra from 'nextra'
import { fileURLToPath } from 'node:url'

/** The packages and the lock file are two folders up. */
const root = fileURLToPath(new URL('../..', import.meta.url))

export default nextra({ contentDirBasePath: '/', search: true })({
  output: 'export',
  images: { unoptimized: true },
  typescript: { ignoreBuildErrors: true },
  turbopack: { root, resolveAlias: { 'next-mdx-import-source-file': './mdx-components.js' } },
})
