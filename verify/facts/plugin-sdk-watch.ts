import { optionsOf } from './plugin-sdk.ts'

/** Options of `strapi-plugin watch`. */
export default () => optionsOf('watch')
