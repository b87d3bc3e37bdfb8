import { createMDX } from 'fumadocs-mdx/next'
import { fileURLToPath } from 'node:url'

/** The packages and the lock file are two folders up. */
const root = fileURLToPath(new URL('../..', import.meta.url))

export default createMDX()({
  output: 'export',
  trailingSlash: false,
  reactStrictMode: true,
  images: { unoptimized: true },
  turbopack: { root },
  typescript: { ignoreBuildErrors: true },
})
