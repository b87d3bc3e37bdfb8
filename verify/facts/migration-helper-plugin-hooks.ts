import { placesOf } from './migration-helper-plugin.ts'

/** Other hooks of @strapi/helper-plugin 4.25. */
const NAMES = `useAPIErrorHandler useCallbackRef useClipboard useCollator useFetchClient useFilter useFocusInputField
useFocusWhenNavigate useLockScroll usePersistentState useQuery useQueryParams useRBAC useSelectionState`

export default function rows(): string[][] {
  return placesOf(NAMES.trim().split(/\s+/))
}
