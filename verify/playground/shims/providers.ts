import { registry } from '@core/registries/models.mjs'
import apis from '@core/registries/apis.mjs'
import components from '@core/registries/components.mjs'
import contentTypes from '@core/registries/content-types.mjs'
import controllers from '@core/registries/controllers.mjs'
import customFields from '@core/registries/custom-fields.mjs'
import hooks from '@core/registries/hooks.mjs'
import middlewares from '@core/registries/middlewares.mjs'
import modules from '@core/registries/modules.mjs'
import plugins from '@core/registries/plugins.mjs'
import policies from '@core/registries/policies.mjs'
import sanitizers from '@core/registries/sanitizers.mjs'
import services from '@core/registries/services.mjs'
import validators from '@core/registries/validators.mjs'
import { createCoreStore } from '@core/services/core-store.mjs'
import type { Strapi } from '../runtime/strapi.ts'

const init = (strapi: Strapi) =>
  strapi
    .add('content-types', () => contentTypes())
    .add('components', () => components())
    .add('services', () => services(strapi))
    .add('policies', () => policies())
    .add('middlewares', () => middlewares())
    .add('hooks', () => hooks())
    .add('controllers', () => controllers(strapi))
    .add('modules', () => modules(strapi))
    .add('plugins', () => plugins(strapi))
    .add('custom-fields', () => customFields(strapi))
    .add('apis', () => apis(strapi))
    .add('models', () => registry())
    .add('sanitizers', sanitizers())
    .add('validators', validators())
    .add('coreStore', () => createCoreStore({ db: strapi.db }))

export const providers = [{ init }]
