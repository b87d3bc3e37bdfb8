import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Folder with Strapi, the sample application, and the harness. */
export const verifyFolder = fileURLToPath(new URL('..', import.meta.url))
export const appFolder = join(verifyFolder, 'app')
export const docsFolder = process.env.VERIFY_DOCS ?? join(verifyFolder, '..', 'docs')
/** TypeScript support for child processes, for `node --import`. */
export const typescriptLoader = new URL('../../scripts/typescript.mjs', import.meta.url).href
/** Files that later runs can reuse. */
export const workFolder = join(verifyFolder, '.work')
export const resultsFile = join(verifyFolder, 'results.json')
/** Host in samples; replaced with that of a running instance. */
export const SAMPLE_HOST = 'localhost:1337'
