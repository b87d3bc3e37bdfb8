import { optionsOf } from './plugin-sdk.ts'

/** Options of `strapi-plugin build`. */
export default () => optionsOf('build')
