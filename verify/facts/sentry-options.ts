import { createRequire } from 'node:module'
import type { FactRows } from '../harness/table.ts'
import { typeOf } from './configuration-source.ts'

const require = createRequire(import.meta.url)

interface Plugin {
  config: { default: Record<string, unknown> }
}

/** The options of the Sentry plugin. */
export default function sentryOptions(): FactRows {
  const { config } = (require('@strapi/plugin-sentry/strapi-server') as () => Plugin)()
  return [
    ['Option', 'Type', 'Default'],
    ...Object.entries(config.default).map(([name, value]) => [name, typeOf(value), JSON.stringify(value)]),
  ]
}
