import { constant, optionRows } from './configuration-source.ts'

/** Options of the middleware `strapi::cors` that have a default. */
export default function rows(): string[][] {
  return [['Option', 'Default'], ...optionRows(constant('middlewares/cors.js', 'defaults'))]
}
