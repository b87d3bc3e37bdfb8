import { operations, type Strapi } from './graphql-schema.ts'

/** What the Users & Permissions plugin adds. */
export default function accountOperations(strapi: Strapi): Promise<string[][]> {
  return operations(strapi, (name) =>
    /^(me|login|register|forgotPassword|resetPassword|changePassword|emailConfirmation|(create|update|delete)UsersPermissions(User|Role))$/.test(
      name,
    ),
  )
}
