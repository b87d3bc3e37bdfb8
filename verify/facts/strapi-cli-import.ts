import { optionsOf } from './strapi-cli.ts'

/** Options of `strapi import`. */
export default () => optionsOf('import')
