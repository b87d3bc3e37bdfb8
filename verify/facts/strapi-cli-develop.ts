import { optionsOf } from './strapi-cli.ts'

/** Options of `strapi develop`. */
export default () => optionsOf('develop')
