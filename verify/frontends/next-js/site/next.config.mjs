import { join } from 'node:path'

// The packages are two folders up.
export default { turbopack: { root: join(import.meta.dirname, '../..') } }
