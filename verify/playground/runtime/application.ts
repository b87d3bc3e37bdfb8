// oxlint-disable-next-line import/no-unassigned-import -- before the application's modules are evaluated.
import './required.ts'
import Application from '@core/Strapi.mjs'
import { contentApi, contentTypes, locales, localizations, registerModelsHooks, sanitizeLocale } from '@strapi/i18n/server'
import { defaultSanitizeOutput } from '@strapi/plugin-users-permissions/sanitizers'
import { apis, lifecycles, middlewares, plugins, policies, register } from 'sample-application'
import type { Context } from './context.ts'
import { registerStrategies } from './auth.ts'
import { open } from './driver.ts'
import { readModels } from './models.ts'
import { Router } from './router.ts'
import type { Strapi } from './strapi.ts'
import { giveTransactions } from './transactions.ts'
import { configuration } from './configuration.ts'

/** Like the plugin's own controller, whose other methods are for administrators. */
const listLocales = async (context: Context) => {
  const service = locales()
  context.body = await service.setIsDefault(await sanitizeLocale(await service.find()))
}

/** A started application without a server. */
export interface Running {
  strapi: Strapi
  router: Router
}

/**
 * Starts the sample application on a database.
 * @param models JSON from `build/export-models.ts`
 */
export function startApplication(models: string): Running {
  const { contentTypes: types, components, models: tables, routes } = readModels(models)
  const strapi = new (Application as unknown as new (options: object) => Strapi)({})
  Object.assign(globalThis, { strapi })
  for (const [uid, type] of Object.entries(types)) strapi.get('content-types').set(uid, type)
  for (const [uid, component] of Object.entries(components)) strapi.get('components').set(uid, component)
  strapi.db.metadata.loadModels(tables.map((table) => ({ ...table, lifecycles: lifecycles[table.uid ?? ''] ?? {} })))
  giveTransactions(strapi.db, (sql) => open().exec(sql))

  strapi.get('sanitizers').set('content-api', { input: [], output: [defaultSanitizeOutput] })
  strapi.get('validators').set('content-api', { input: [] })
  strapi.get('plugins').add('i18n', {
    services: { 'content-types': contentTypes, localizations, locales },
    controllers: { locales: { listLocales } },
    routes: { 'content-api': contentApi },
  })
  for (const [name, { config, ...plugin }] of Object.entries(plugins))
    strapi.get('plugins').add(name, { ...plugin, config: config.default })
  for (const [name, api] of Object.entries(apis)) strapi.get('apis').add(name, api)
  for (const [name, policy] of Object.entries(policies)) strapi.get('policies').set(`global::${name}`, policy)
  for (const [name, middleware] of Object.entries(middlewares)) strapi.get('middlewares').set(`global::${name}`, middleware)
  registerStrategies(strapi)
  register({ strapi })
  registerModelsHooks()
  return { strapi, router: new Router(strapi, configuration.api.rest.prefix, routes) }
}
