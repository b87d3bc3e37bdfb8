import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ASSETS } from '../../addresses/site-files.ts'
import { once } from '../../values/once.ts'
import { contentHash } from '../cache/hash.ts'
import { engineRoot } from '../engine-root.ts'

/** The document that runs code in a sandboxed frame. */
export const SANDBOX_SOURCE = join(engineRoot, 'src/static/sandbox.html')

/**
 * Path of that document in the site. It contains a hash, so browsers never revalidate it: a service worker can't answer for a
 * frame with its own origin, and code must also run offline.
 */
export const sandboxFile = once(() => `${ASSETS}sandbox-${contentHash(readFileSync(SANDBOX_SOURCE, 'utf8'))}.html`)
