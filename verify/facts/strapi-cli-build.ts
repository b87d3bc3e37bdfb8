import { optionsWithDefaults } from './strapi-cli.ts'

/** Options of `strapi build`. */
export default () => optionsWithDefaults('build')
