import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

interface Plugin {
  config: { default: Record<string, unknown> }
}

/** The options of the Sentry plugin. */
export default function sentryOptions(): string[][] {
  const { config } = (require('@strapi/plugin-sentry/strapi-server') as () => Plugin)()
  return [['Option', 'Default'], ...Object.entries(config.default).map(([name, value]) => [name, JSON.stringify(value)])]
}
