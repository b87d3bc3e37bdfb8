import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Where the engine is, with its packages: the folder above `src`. The product that stands there is built unless another one is named. */
export const engineRoot = join(dirname(fileURLToPath(import.meta.url)), '../..')
