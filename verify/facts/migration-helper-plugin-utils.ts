import { placesOf } from './migration-helper-plugin.ts'

/** Functions of @strapi/helper-plugin 4.25. */
const NAMES = `auth difference findMatchingPermissions formatPermissionsForRequest getAPIInnerErrors getFetchClient getFileExtension
getYupInnerErrors hasPermissions normalizeAPIError onRowClick prefixFileUrlWithBackendUrl prefixPluginTranslations pxToRem
request setHexOpacity shouldCheckPermissions stopPropagation StopPropagation to translatedErrors wrapAxiosInstance`

export default function rows(): string[][] {
  return placesOf(NAMES.trim().split(/\s+/))
}
