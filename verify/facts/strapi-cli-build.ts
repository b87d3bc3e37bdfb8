import { optionsOf } from './strapi-cli.ts'

/** Options of `strapi build`. */
export default () => optionsOf('build')
