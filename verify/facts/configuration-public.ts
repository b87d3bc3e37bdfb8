import { constant, optionTable } from './configuration-source.ts'

/** Options of the middleware `strapi::public` that have a default. */
export default function rows() {
  return optionTable(constant('middlewares/public.js', 'defaults'))
}
