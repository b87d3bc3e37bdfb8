/** Of this visit: the application for whose sake a page was loaded anew. */
const KEY = 'reloaded-for'

/**
 * Loads the page anew when the application that it came with isn't on the server any more: the site was deployed since. Once for
 * each application, and not where that can't be noted: a page that comes back with the same one wouldn't get better.
 */
export async function reloadIfGone(): Promise<void> {
  const app = document.documentElement.dataset.app!
  try {
    const { status } = await fetch(app, { method: 'HEAD', cache: 'no-store' })
    if (status !== 404 || sessionStorage.getItem(KEY) === app) return
    sessionStorage.setItem(KEY, app)
    location.reload()
  } catch {
    // There is no network, or no storage.
  }
}
