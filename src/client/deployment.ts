/** Session storage key: the application for which the page was reloaded. */
const KEY = 'reloaded-for'

/**
 * Reloads the page if its application is no longer on the server because a new version was deployed. Reloads only once per
 * application, and only if that can be stored; otherwise, a cached page would reload forever.
 */
export async function reloadIfGone(): Promise<void> {
  const app = document.documentElement.dataset.app!
  try {
    const { status } = await fetch(app, { method: 'HEAD', cache: 'no-store' })
    if (status !== 404 || sessionStorage.getItem(KEY) === app) return
    sessionStorage.setItem(KEY, app)
    location.reload()
  } catch {
    // Offline, or storage is unavailable.
  }
}
