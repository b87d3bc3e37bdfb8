import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The engine's folder, which contains `src` and `node_modules`. It's also the default product. */
export const engineRoot = join(dirname(fileURLToPath(import.meta.url)), '../..')
