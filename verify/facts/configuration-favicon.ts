import { constant, optionTable } from './configuration-source.ts'

/** Options of the middleware `strapi::favicon` that have a default. */
export default function rows() {
  return optionTable(constant('middlewares/favicon.js', 'defaults'))
}
