import { constant, optionTable } from './configuration-source.ts'

/** Options that Helmet also accepts an object for. */
const OBJECT_TOO = { crossOriginEmbedderPolicy: null, crossOriginOpenerPolicy: null, crossOriginResourcePolicy: null }

/** Options of the middleware `strapi::security` that have a default. */
export default function rows() {
  return optionTable(constant('middlewares/security.js', 'defaults'), OBJECT_TOO)
}
