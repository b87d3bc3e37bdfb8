import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** The options that the plugin reads, with the defaults of its configuration or of the place that reads them. */
export default function graphqlConfiguration(): string[][] {
  const entry = require.resolve('@strapi/plugin-graphql/strapi-server')
  const source = readFileSync(entry, 'utf8')
  const plugin = require(entry) as { config: { default: Record<string, unknown> } }
  const inCode = new Map<string, string>()
  for (const [, name, fallback] of source.matchAll(/\bconfig2?\("([\w.]+)"(?:, ([^)]*))?\)/g)) inCode.set(name!, fallback ?? '–')
  if (inCode.size < 5) throw new Error('The plugin reads its configuration in another way now.')

  const defaultOf = (name: string, fallback: string) => {
    if (name in plugin.config.default)
      return plugin.config.default[name] instanceof Object
        ? JSON.stringify(plugin.config.default[name])
        : String(plugin.config.default[name])
    return fallback.includes('development') ? 'true in development' : fallback
  }
  return [['Option', 'Default'], ...[...inCode].map(([name, fallback]) => [name, defaultOf(name, fallback)])]
}
