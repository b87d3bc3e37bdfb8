// Modules of Strapi that CommonJS modules require. A bundler can't tree-shake required modules and their imports, so those modules get what
// they use from here (`shims/required-*.ts`), before they are evaluated.

import * as factories from '@core/factories.mjs'
import { async, errors, traverseEntity } from '@strapi/utils'

Object.assign(globalThis, { required: { strapi: { factories }, utils: { async, errors, traverseEntity } } })
