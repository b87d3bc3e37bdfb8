import { constant, optionTable } from './configuration-source.ts'

/** Options of the middleware `strapi::poweredBy` that have a default. */
export default function rows() {
  return optionTable(constant('middlewares/powered-by.js', 'defaults'))
}
