import { optionsWithDefaults } from './strapi-cli.ts'

/** Options of `strapi develop`. */
export default () => optionsWithDefaults('develop')
