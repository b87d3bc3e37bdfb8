import { constant, optionTable } from './configuration-source.ts'

/** Options of the middleware `strapi::query` that have a default. */
export default function rows() {
  return optionTable(constant('middlewares/query.js', 'defaults'))
}
