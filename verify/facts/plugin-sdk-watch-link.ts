import { optionsOf } from './plugin-sdk.ts'

/** Options of `strapi-plugin watch:link`. */
export default () => optionsOf('watch:link')
