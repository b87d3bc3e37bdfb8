import { optionsOf } from './strapi-cli.ts'

/** Options of `strapi export`. */
export default () => optionsOf('export')
