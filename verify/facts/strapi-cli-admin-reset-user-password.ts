import { optionsOf } from './strapi-cli.ts'

/** Options of `strapi admin:reset-user-password`. */
export default () => optionsOf('admin:reset-user-password')
