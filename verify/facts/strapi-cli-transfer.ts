import { optionsOf } from './strapi-cli.ts'

/** Options of `strapi transfer`. */
export default () => optionsOf('transfer')
