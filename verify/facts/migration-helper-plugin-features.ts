import { placesOf } from './migration-helper-plugin.ts'

/** Hooks of features of @strapi/helper-plugin 4.25. */
const NAMES = `useAppInfo useAppInfos useAutoReloadOverlayBlocker useCustomFields useGuidedTour useLibrary useNotification
useOverlayBlocker useRBACProvider useStrapiApp useTracking`

export default function rows(): string[][] {
  return placesOf(NAMES.trim().split(/\s+/))
}
