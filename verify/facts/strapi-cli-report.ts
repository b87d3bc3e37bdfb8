import { optionsOf } from './strapi-cli.ts'

/** Options of `strapi report`. */
export default () => optionsOf('report')
