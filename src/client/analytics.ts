import { TAG_MANAGER } from '../site/analytics-origins.ts'
import type { SiteConfig } from '../site/config.ts'
import { currentConsent, onConsent } from '../theme/state/consent.ts'
import { addForeignScript } from './foreign-script.ts'

type Analytics = NonNullable<SiteConfig['analytics']>

/** What a tag manager is told, in its own words. */
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

/** Loads what is configured as soon as the reader agrees. What was loaded can't be taken back: the page is loaded anew without it. */
export function startAnalytics(analytics: Analytics): void {
  const follow = () => {
    const isGranted = currentConsent() === 'granted'
    if (isGranted && !isLoaded) load(analytics)
    else if (!isGranted && isLoaded) location.reload()
  }
  onConsent(follow)
  follow()
}

/** Tells of a page that the reader has gone to without a new document. */
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
