import { contextMethods, responseMethods } from '../runtime/context.ts'

/** Provides the prototypes to which Strapi adds response helpers such as `ctx.badRequest`. */
export default class Koa {
  keys: unknown
  context = contextMethods
  response = responseMethods
}
