// node --import ./scripts/typescript.mjs file.ts: Node 20 doesn't know TypeScript. What it is made into is kept in .cache, so
// that a command starts as fast as if it were JavaScript; modules of packages are none of its business.

import { register } from 'node:module'
import process from 'node:process'

// A bug's stack names lines of the source.
process.setSourceMapsEnabled(true)
register('./typescript-hooks.mjs', import.meta.url)
