// The GraphQL part: Strapi's plugin with Apollo Server and graphql-js, and other plugins' schema extensions. It is a separate file that the
// program evaluates with the first GraphQL request (`later-parts.ts`).

import { graphqlProvider as addLocales, isoLocalesService } from '@strapi/i18n/server'
import plugin from '@strapi/plugin-graphql/server'
import addAccounts from '@strapi/plugin-users-permissions/graphql'
import { installGraphqlExtension as addFiles } from '@strapi/upload/graphql'
import { configuration } from '../configuration.ts'
import type { Context } from '../context.ts'
import type { Strapi } from '../strapi.ts'
import { AbsentPlugin } from './absent-plugin.ts'

/** Only the schema's names of enumeration values are slugs. */
export { default as slugify } from '@sindresorhus/slugify'

type Handler = (context: Context, next: () => Promise<unknown>) => Promise<unknown>

interface Route {
  path: string
  handler: Handler[]
}

/** Handler of GraphQL requests with its path. */
export interface Graphql {
  path: string
  answer(context: Context): Promise<void>
}

/** Options of a server in development mode, without file output. */
const ENVIRONMENT = {
  generateArtifacts: false,
  apolloServer: { introspection: true, includeStacktraceInErrorResponses: true },
}

/** Types that the releases plugin removes from the schema. The comparison with the server covers the complete schema. */
const RELEASES = ['plugin::content-releases.release', 'plugin::content-releases.release-action']

interface Extension {
  shadowCRUD(uid: string): { disable(): void }
}

function extensionOf(strapi: Strapi): Extension {
  return strapi.plugin('graphql').service('extension') as Extension
}

/**
 * Creates the schema of the application's content.
 * @param refuse creates the error for unsupported features
 */
export async function startGraphql(strapi: Strapi, refuse: (what: string) => Error): Promise<Graphql> {
  const absent = new Map(['upload', 'users-permissions'].map((name) => [name, new AbsentPlugin(name, refuse)]))
  const routes: Route[] = []
  const host = Object.create(strapi, {
    plugin: { value: (name: string) => absent.get(name) ?? strapi.plugin(name) },
    server: { value: { routes: (added: Route[]) => routes.push(...added) } },
  }) as Strapi
  const { bootstrap, config, services } = plugin
  strapi.get('services').set('plugin::i18n.iso-locales', isoLocalesService)
  strapi.get('plugins').add('graphql', { config: { ...config.default, ...configuration.graphql, ...ENVIRONMENT }, services })
  for (const extend of [addFiles, addAccounts]) extend({ strapi: host })
  addLocales({ strapi: host }).register()
  for (const uid of RELEASES) extensionOf(strapi).shadowCRUD(uid).disable()
  await bootstrap({ strapi: host })

  const { path, handler } = routes[0]!
  return {
    path,
    async answer(context) {
      await runAll(handler, context)
      for (const each of absent.values()) each.throwIfAsked()
    },
  }
}

/** Runs a route's handlers like Koa. */
function runAll(handlers: Handler[], context: Context): Promise<unknown> {
  const [first, ...rest] = handlers
  return first ? first(context, () => runAll(rest, context)) : Promise.resolve()
}
