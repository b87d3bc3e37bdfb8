import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The package that holds Strapi, the sample application and this harness. */
export const verifyFolder = fileURLToPath(new URL('..', import.meta.url))
export const appFolder = join(verifyFolder, 'app')
export const docsFolder = process.env.VERIFY_DOCS ?? join(verifyFolder, '..', 'docs')
/** Lets a process of its own run TypeScript: `node --import`. */
export const typescriptLoader = new URL('../../scripts/typescript.mjs', import.meta.url).href
/** Everything that a run makes and the next may use again. */
export const workFolder = join(verifyFolder, '.work')
export const resultsFile = join(verifyFolder, 'results.json')
/** The address that samples name; each is sent to a port of its own. */
export const SAMPLE_HOST = 'localhost:1337'
