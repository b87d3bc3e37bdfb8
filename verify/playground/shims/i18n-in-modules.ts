// The plugin's parts from their own files, for versions that have one for each.

import { registerModelsHooks } from '@i18n/bootstrap.mjs'
import contentTypes from '@i18n/services/content-types.mjs'
import locales from '@i18n/services/locales.mjs'
import localizations from '@i18n/services/localizations.mjs'
import type { Strapi } from '../runtime/strapi.ts'

declare const strapi: Strapi

/** As the plugin's controller does, which comes with what administrators use. */
export const sanitizeLocale = (found: unknown) => strapi.contentAPI.sanitize.output(found, strapi.getModel('plugin::i18n.locale'))

/** As the plugin's routes, whose validator describes them. */
export const contentApi = { type: 'content-api', routes: [{ method: 'GET', path: '/locales', handler: 'locales.listLocales' }] }

export { contentTypes, locales, localizations, registerModelsHooks }
