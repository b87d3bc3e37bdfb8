import { optionsOf } from './plugin-sdk.ts'

/** Options of `strapi-plugin verify`. */
export default () => optionsOf('verify')
