import { optionsOf } from './strapi-cli.ts'

/** Options of `strapi ts:generate-types`. */
export default () => optionsOf('ts:generate-types')
