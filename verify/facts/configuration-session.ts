import { constant, optionRows } from './configuration-source.ts'

/** Options of the middleware `strapi::session`, outside of production. */
export default function rows(): string[][] {
  return [['Option', 'Default'], ...optionRows(constant('middlewares/session.js', 'defaultConfig'))]
}
