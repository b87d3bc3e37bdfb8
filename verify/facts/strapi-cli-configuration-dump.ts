import { optionsOf } from './strapi-cli.ts'

/** Options of `strapi configuration:dump`. */
export default () => optionsOf('configuration:dump')
