// The plugin's parts, for versions that have separate files for them.

import { registerModelsHooks } from '@i18n/bootstrap.mjs'
import contentTypes from '@i18n/services/content-types.mjs'
import locales from '@i18n/services/locales.mjs'
import localizations from '@i18n/services/localizations.mjs'
import type { Strapi } from '../runtime/strapi.ts'

declare const strapi: Strapi

/** Like the plugin's controller, which would include code for administrators. */
export const sanitizeLocale = (found: unknown) => strapi.contentAPI.sanitize.output(found, strapi.getModel('plugin::i18n.locale'))

/** Like the plugin's routes, whose validator only documents them. */
export const contentApi = { type: 'content-api', routes: [{ method: 'GET', path: '/locales', handler: 'locales.listLocales' }] }

export { contentTypes, locales, localizations, registerModelsHooks }
