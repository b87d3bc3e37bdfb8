import { constant, declaredTypes, optionTable } from './configuration-source.ts'

/** Options of the middleware `strapi::cors` that have a default. */
export default function rows() {
  return optionTable(constant('middlewares/cors.js', 'defaults'), declaredTypes('middlewares/cors.d.ts'))
}
