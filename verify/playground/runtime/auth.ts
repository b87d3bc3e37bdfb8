// Authentication strategies of API tokens and users, without tokens, hashes, and passwords. `Bearer as:NAME` is the account that the page
// has chosen; any other token is unknown.

import { errors } from '@strapi/utils'
import type { Context } from './context.ts'
import type { Strapi } from './strapi.ts'

interface Auth {
  credentials: { type?: string } | null
  ability: { can(scope: string): boolean } | null
}

interface Rule {
  scope?: string | string[]
}

const { UnauthorizedError, ForbiddenError } = errors
const NOBODY = { authenticated: false }
const TOKENS = new Set(['full-access', 'read-only'])

/** Registers both in Strapi's order. */
export function registerStrategies(strapi: Strapi): void {
  const auth = strapi.get('auth')
  auth.register('content-api', tokens)
  auth.register('content-api', users(strapi))
}

/** Returns a request's token, or `undefined` if the header isn't one that Strapi accepts. */
function tokenOf({ request }: Context): string | undefined {
  const [scheme = '', token, ...rest] = (request.headers.authorization ?? '').split(/\s+/)
  return scheme.toLowerCase() === 'bearer' && rest.length === 0 ? token : undefined
}

const scopesOf = ({ scope = [] }: Rule): string[] => [scope].flat()
const isReading = (scope: string) => scope.endsWith('find') || scope.endsWith('findOne')

const tokens = {
  name: TOKEN_STRATEGY,

  authenticate(context: Context) {
    const type = tokenOf(context)?.replace(/^as:/, '')
    return Promise.resolve(type !== undefined && TOKENS.has(type) ? { authenticated: true, credentials: { type } } : NOBODY)
  },

  verify({ credentials }: Auth, rule: Rule) {
    if (!credentials) throw new UnauthorizedError('Token not found')
    if (credentials.type === 'full-access') return
    if (rule.scope && scopesOf(rule).every(isReading)) return
    throw new ForbiddenError()
  },
}

const users = (strapi: Strapi) => ({
  name: 'users-permissions',

  async authenticate(context: Context) {
    const token = tokenOf(context)
    if (token === undefined) {
      const ability = await abilityOf(strapi, { type: 'public' })
      return { authenticated: true, credentials: null, ability }
    }
    const [, username] = /^as:(.+)$/.exec(token) ?? []
    if (username === undefined) return NOBODY
    const user = await strapi.db.query('plugin::users-permissions.user').findOne({ where: { username }, populate: ['role'] })
    if (!user) return NOBODY
    context.state.user = user
    return { authenticated: true, credentials: user, ability: await abilityOf(strapi, { id: (user.role as { id: number }).id }) }
  },

  verify({ credentials, ability }: Auth, rule: Rule) {
    if (!rule.scope) {
      if (credentials) return
      throw new UnauthorizedError()
    }
    if (!ability) throw new UnauthorizedError()
    if (!scopesOf(rule).every((scope) => ability.can(scope))) throw new ForbiddenError()
  },
})

async function abilityOf(strapi: Strapi, role: object) {
  const permissions = await strapi.db.query('plugin::users-permissions.permission').findMany({ where: { role }, select: ['action'] })
  const actions = new Set(permissions.map(({ action }) => action as string))
  return { can: (scope: string) => actions.has(scope) }
}
