import { contextMethods, responseMethods } from '../runtime/context.ts'

/** Strapi adds its own words for answers (`ctx.badRequest`) to what all contexts and responses have. */
export default class Koa {
  keys: unknown
  context = contextMethods
  response = responseMethods
}
