import { constant, optionRows } from './configuration-source.ts'

/** Options of the middleware `strapi::security` that have a default. */
export default function rows(): string[][] {
  return [['Option', 'Default'], ...optionRows(constant('middlewares/security.js', 'defaults'))]
}
