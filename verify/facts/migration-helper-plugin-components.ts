import { placesOf } from './migration-helper-plugin.ts'

/** Components and icons of @strapi/helper-plugin 4.25. */
const NAMES = `AnErrorOccurred CheckPagePermissions CheckPermissions ConfirmDialog ContentBox DateTimePicker DynamicTable
EmptyBodyTable EmptyStateLayout FilterListURLQuery FilterPopoverURLQuery Form GenericInput InjectionZone Link LinkButton
LoadingIndicatorPage NoContent NoMedia NoPermissions NotAllowedInput PageSizeURLQuery PaginationURLQuery ReactSelect
RelativeTime RemoveRoundedButton SearchURLQuery SettingsPageTitle SortIcon Status Table useTableContext`

export default function rows(): string[][] {
  return placesOf(NAMES.trim().split(/\s+/))
}
