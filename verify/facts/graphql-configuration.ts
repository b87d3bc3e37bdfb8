import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { FactRows } from '../harness/table.ts'
import { shown, typeOf } from './configuration-source.ts'

const require = createRequire(import.meta.url)

/** Options that also accept a string. */
const STRING_TOO = new Set(['artifacts.schema', 'artifacts.typegen'])

/** The options that the plugin reads, with the defaults of its configuration or of the place that reads them. */
export default function graphqlConfiguration(): string[][] {
  return [['Option', 'Default'], ...options().map(({ name, fallback }) => [name, fallback])]
}

/** The same with the types that the defaults have. */
export function withTypes(): FactRows {
  return [
    ['Option', 'Type', 'Default'],
    ...options().map(({ name, type, fallback }) => [name, STRING_TOO.has(name) ? null : type, fallback]),
  ]
}

function options(): Array<{ name: string; type: string | null; fallback: string }> {
  const entry = require.resolve('@strapi/plugin-graphql/strapi-server')
  const source = readFileSync(entry, 'utf8')
  const plugin = require(entry) as { config: { default: Record<string, unknown> } }
  const inCode = new Map<string, string>()
  for (const [, name, fallback] of source.matchAll(/\bconfig2?\("([\w.]+)"(?:, ([^)]*))?\)/g)) inCode.set(name!, fallback ?? '–')
  if (inCode.size < 5) throw new Error('The plugin reads its configuration in another way now.')

  return [...inCode].map(([name, fallback]) => {
    if (name in plugin.config.default) {
      const value = plugin.config.default[name]
      return { name, type: typeOf(value), fallback: shown(value) }
    }
    if (fallback.includes('development')) return { name, type: 'boolean', fallback: 'true in development' }
    return { name, type: fallback === '–' ? null : 'boolean', fallback }
  })
}
