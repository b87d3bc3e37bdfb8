// What CommonJS modules require of Strapi's own. A bundler keeps everything of a module that is required, and of all that it
// imports; so they get what they use from here (`shims/required-*.ts`), before they start.

import * as factories from '@core/factories.mjs'
import { async, errors, traverseEntity } from '@strapi/utils'

Object.assign(globalThis, { required: { strapi: { factories }, utils: { async, errors, traverseEntity } } })
