import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const require = createRequire(import.meta.url)

/** The data types that the server lets a custom field have. */
export default function rows(): string[][] {
  const core = dirname(require.resolve('@strapi/core/package.json'))
  const source = readFileSync(join(core, 'dist/registries/custom-fields.js'), 'utf8')
  const [, list] = /const ALLOWED_TYPES = \[(.*?)\]/s.exec(source) ?? []
  if (list === undefined) throw new Error('The list of types has moved.')
  return [['Type'], ...[...list.matchAll(/"(\w+)"/g)].map(([, type]) => [type!])]
}
