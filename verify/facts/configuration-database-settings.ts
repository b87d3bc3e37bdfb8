import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** What `settings` of config/database is without the file saying anything. */
export default function rows(): string[][] {
  const require = createRequire(import.meta.url)
  const source = readFileSync(require.resolve('@strapi/database'), 'utf8')
  const [, members = ''] = /settings: \{\n([^}]*?)\.\.\.config\.settings/.exec(source) ?? []
  const defaults = [...members.matchAll(/(\w+): (true|false),/g)].map(([, name, value]) => [name!, 'boolean', value!])
  return [['Option', 'Type', 'Default'], ...defaults]
}
