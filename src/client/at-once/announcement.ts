import { root } from './root.ts'
import { keep, stored } from './storage.ts'

const { announcement = '' } = root.dataset

export function showAnnouncement(): void {
  const isDismissed = stored('announcement.dismiss') === 'true' && stored('announcement.id') === announcement
  root.toggleAttribute('data-announcement-dismissed', isDismissed)
}

/** Dismisses the announcement until its id changes. */
export function dismissAnnouncement(): void {
  keep('announcement.id', announcement)
  keep('announcement.dismiss', 'true')
  root.toggleAttribute('data-announcement-dismissed', true)
}
