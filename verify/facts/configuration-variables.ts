import { readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { FactRows } from '../harness/table.ts'
import { packageFolder } from './package-folder.ts'

/** Read, but set by Node.js, the package manager, or Strapi Cloud. */
const NOT_FOR_READERS = new Set(['NODE_DEBUG', 'DOCKER', 'STRAPI_HOSTING', 'USE_EXPERIMENTAL_DEPENDENCIES'])

/** `process.env.NAME`, which may be compared with `true`, or `env.bool("NAME")`. */
const READS = /process\.env\.([A-Z][A-Z0-9_]+)((?:\?\.toLowerCase\(\))? === ["']true["'])?|\benv(?:\.(\w+))?\(["']([A-Z][A-Z0-9_]+)["']/g

const FOLDERS = [
  'core/dist',
  'utils/dist',
  'admin/dist/server',
  'strapi/dist',
  'data-transfer/dist',
  'i18n/dist/server',
  'plugin-users-permissions/server',
  'plugin-graphql/dist/server',
]

/** The environment variables that Strapi’s packages read by themselves. */
export default function rows(): FactRows {
  const scope = dirname(packageFolder('@strapi/core'))
  const types = new Map<string, string | null>()
  for (const folder of FOLDERS) {
    for (const entry of readdirSync(join(scope, folder), { recursive: true, encoding: 'utf8' })) {
      if (!entry.endsWith('.js')) continue
      const source = readFileSync(join(scope, folder, entry), 'utf8')
      for (const [, direct, comparison, helper, variable] of source.matchAll(READS)) {
        const isBoolean = comparison !== undefined || helper === 'bool'
        const name = (direct ?? variable)!
        types.set(name, isBoolean ? 'boolean' : (types.get(name) ?? null))
      }
    }
  }
  return [['Variable', 'Type'], ...[...types].filter(([name]) => !NOT_FOR_READERS.has(name))]
}
