import { permissionsOf } from './users-role-permissions.ts'

/** The permissions of the tab “Settings”. */
export default function settingsPermissions(strapi: Parameters<typeof permissionsOf>[0]): string[][] {
  return permissionsOf(strapi, 'settings')
}
