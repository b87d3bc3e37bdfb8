/** Has the browser keep the pages that a reader visits, for reading offline. */
export function keepVisitedPages(baseUrl: string): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  // Browsers refuse it in private windows and the like; nothing else depends on it.
  navigator.serviceWorker.register(`${baseUrl}sw.js`, { scope: baseUrl }).catch(() => {})
}
