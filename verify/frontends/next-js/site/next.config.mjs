import { join } from 'node:path'

// The packages are two folders above the project.
export default { turbopack: { root: join(import.meta.dirname, '../..') } }
