import { readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { packageFolder } from './package-folder.ts'

/** Read, but set by Node.js, the package manager, or Strapi Cloud. */
const NOT_FOR_READERS = new Set(['NODE_DEBUG', 'DOCKER', 'STRAPI_HOSTING', 'USE_EXPERIMENTAL_DEPENDENCIES'])

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
export default function rows(): string[][] {
  const scope = dirname(packageFolder('@strapi/core'))
  const names = new Set<string>()
  for (const folder of FOLDERS) {
    for (const entry of readdirSync(join(scope, folder), { recursive: true, encoding: 'utf8' })) {
      if (!entry.endsWith('.js')) continue
      const source = readFileSync(join(scope, folder, entry), 'utf8')
      for (const [, direct, helper] of source.matchAll(/process\.env\.([A-Z][A-Z0-9_]+)|\benv(?:\.\w+)?\(["']([A-Z][A-Z0-9_]+)["']/g))
        names.add((direct ?? helper)!)
    }
  }
  return [['Variable'], ...[...names].filter((name) => !NOT_FOR_READERS.has(name)).map((name) => [name])]
}
