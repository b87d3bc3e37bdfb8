import { optionsOf } from './strapi-cli.ts'

/** Options of `strapi configuration:restore`. */
export default () => optionsOf('configuration:restore')
