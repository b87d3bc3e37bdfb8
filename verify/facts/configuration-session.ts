import { constant, optionTable } from './configuration-source.ts'

/** Options of the middleware `strapi::session`, outside of production. `maxAge` also accepts `session`. */
export default function rows() {
  return optionTable(constant('middlewares/session.js', 'defaultConfig'), { maxAge: null })
}
