// node --import ./scripts/typescript.mjs file.ts: Node 20 doesn't support TypeScript. The compiled modules are cached in
// .cache, so that a command starts as fast as with JavaScript. Modules of packages aren't compiled.

import { register } from 'node:module'
import process from 'node:process'

// A bug's stack names lines of the source.
process.setSourceMapsEnabled(true)
register('./typescript-hooks.mjs', import.meta.url)
