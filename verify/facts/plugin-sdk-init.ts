import { optionsOf } from './plugin-sdk.ts'

/** Options of `strapi-plugin init`. */
export default () => optionsOf('init')
