// Types of the imported parts of Strapi and its libraries, which have no types, or Node's.

declare module '@core/Strapi.mjs' {
  const Application: new (options: object) => import('./strapi.ts').Strapi
  export default Application
}
declare module '@core/services/server/compose-endpoint.mjs' {
  const createEndpointComposer: (strapi: unknown) => unknown
  export default createEndpointComposer
}
declare module '@core/services/server/koa.mjs' {
  const createKoaApp: (options: object) => unknown
  export default createKoaApp
}
declare module '@core/services/request-context.mjs' {
  const requestContext: { run<Result>(context: unknown, task: () => Result): Promise<Awaited<Result>> }
  export default requestContext
}
declare module '@core/middlewares/errors.mjs' {
  export const errors: () => unknown
}
declare module '@core/factories.mjs' {
  export const createCoreController: unknown
  export const createCoreService: unknown
  export const createCoreRouter: unknown
}
declare module '@core/services/core-store.mjs' {
  export const createCoreStore: (options: { db: unknown }) => unknown
}
declare module '@core/registries/models.mjs' {
  export const registry: () => unknown
}
declare module '@core/registries/*' {
  const registry: (strapi?: unknown) => unknown
  export default registry
}
declare module '@strapi/utils' {
  type Kind = new (message?: string) => Error
  export const errors: { UnauthorizedError: Kind; ForbiddenError: Kind }
  export const async: unknown
  export const traverseEntity: unknown
  export const contentTypes: unknown
  export const relations: unknown
  export const validateYupSchema: unknown
  export const yup: unknown
}
declare module '@sindresorhus/slugify' {
  const slugify: (text: string, options?: object) => string
  export default slugify
}
declare module 'shared-modules' {
  export const shared: Record<string, unknown>
}
declare module '@strapi/plugin-graphql/server' {
  const plugin: {
    bootstrap(application: { strapi: unknown }): Promise<void>
    config: { default: object }
    services: Record<string, unknown>
  }
  export default plugin
}
declare module '@strapi/plugin-users-permissions/graphql' {
  const extend: (application: { strapi: unknown }) => void
  export default extend
}
declare module '@strapi/upload/graphql' {
  export const installGraphqlExtension: (application: { strapi: unknown }) => void
}
declare module '@strapi/i18n/server' {
  type Service = () => Record<string, unknown>
  export const graphqlProvider: (application: { strapi: unknown }) => { register(): void }
  export const isoLocalesService: Service
  export const contentApi: unknown
  export const contentTypes: Service
  export const localizations: Service
  export const locales: () => { find(): Promise<unknown[]>; setIsDefault(locales: unknown): Promise<unknown> }
  export const registerModelsHooks: () => void
  export const sanitizeLocale: (locales: unknown) => Promise<unknown>
}
declare module '@strapi/plugin-users-permissions/sanitizers' {
  export const defaultSanitizeOutput: unknown
}
declare module 'sample-application' {
  export const apis: Record<string, unknown>
  export const plugins: Record<string, { config: { default: unknown }; [part: string]: unknown }>
  export const policies: Record<string, unknown>
  export const middlewares: Record<string, unknown>
  export const lifecycles: Record<string, object>
  export const register: (application: { strapi: unknown }) => void
}
declare module 'http-errors' {
  const createError: (...reasons: unknown[]) => Error
  export default createError
}
declare module 'statuses' {
  const statuses: { message: Record<number, string>; empty: Record<number, boolean> }
  export default statuses
}
declare module 'qs-of-core' {
  const parse: (text: string, options: object) => Record<string, unknown>
  export default parse
}
declare module 'knex/lib/dialects/better-sqlite3/index.js' {
  const Client: new (config: object) => object
  export default Client
}
declare module 'knex/lib/knex-builder/make-knex.js' {
  const makeKnex: (client: object) => unknown
  export default makeKnex
}
/** Value of the bundled version (`build/cuts-of/`). */
declare const TOKEN_STRATEGY: string
/** Modules that `runtime/required.ts` provides to CommonJS. */
declare const required: { strapi: unknown; utils: unknown }
declare const module: { exports: unknown }
declare module '@i18n/bootstrap.mjs' {
  export const registerModelsHooks: () => void
}
declare module '@i18n/services/*' {
  const service: () => Record<string, unknown>
  export default service
}
declare module 'lodash' {
  const lodash: Record<string, (...values: never[]) => unknown>
  export default lodash
}
declare module 'lodash/fp/_baseConvert.js' {
  /** Converts a function of Lodash to its form in `lodash/fp`. */
  export default function convert<Form>(lodash: object, name: string, method: Form): Form
}
declare module 'lodash/fp/_mapping.js' {
  /** Names in `lodash/fp` that mean another function there. */
  export const aliasToReal: Record<string, string>
  /** Names of converted functions by their number of parameters. */
  export const aryMethod: Record<number, string[]>
  /** Names of the functions of Lodash that have other names in `lodash/fp`. */
  export const remap: Record<string, string>
}
