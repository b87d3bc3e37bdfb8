import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

interface Config {
  default(context: { env: () => string }): { jwt: { expiresIn: string }; ratelimit: { interval: number; max: number } }
}

/** The options of Users & Permissions that have a plain default. */
export default function rows(): string[][] {
  const config = (require('@strapi/plugin-users-permissions/strapi-server') as () => { config: Config })().config
  const { jwt, ratelimit } = config.default({ env: () => '' })
  return [
    ['Option', 'Default'],
    ['jwt.expiresIn', `'${jwt.expiresIn}'`],
    ['ratelimit.interval', String(ratelimit.interval)],
    ['ratelimit.max', String(ratelimit.max)],
  ]
}
