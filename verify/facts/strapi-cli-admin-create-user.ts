import { optionsOf } from './strapi-cli.ts'

/** Options of `strapi admin:create-user`. */
export default () => optionsOf('admin:create-user')
