import { TAG_MANAGER } from '../site/analytics-origins.ts'
import type { SiteConfig } from '../site/config.ts'
import { currentConsent, onConsent } from '../theme/state/consent.ts'
import { addForeignScript } from './foreign-script.ts'

type Analytics = NonNullable<SiteConfig['analytics']>

/** A data layer event, in the tag manager's own format. */
interface TagEvent {
  event: string
  'gtm.start'?: number
  page_path?: string
}

declare global {
  interface Window {
    dataLayer?: TagEvent[]
  }
}

let isLoaded = false

/** Loads the configured scripts once the reader consents. If consent is withdrawn, reloads the page, since scripts can't be unloaded. */
export function startAnalytics(analytics: Analytics): void {
  const follow = () => {
    const isGranted = currentConsent() === 'granted'
    if (isGranted && !isLoaded) load(analytics)
    else if (!isGranted && isLoaded) location.reload()
  }
  onConsent(follow)
  follow()
}

/** Reports a client-side navigation. */
export function countPage(path: string): void {
  if (isLoaded) window.dataLayer?.push({ event: 'page_view', page_path: path })
}

function load({ tagManager, session }: Analytics): void {
  isLoaded = true
  if (tagManager) {
    window.dataLayer ??= []
    window.dataLayer.push({ event: 'gtm.js', 'gtm.start': Date.now() })
    addForeignScript(`${TAG_MANAGER}?id=${tagManager.id}`)
  }
  if (session) addForeignScript(session.script, session.attributes)
}
