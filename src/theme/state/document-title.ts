import { useLayoutEffect } from 'react'
import { useSite } from './site.tsx'

/** Text of the browser's tab: the title of the page and of the site, which stands alone on a page of the same title. */
export function documentTitle(title: string, siteTitle: string): string {
  return title === siteTitle ? siteTitle : `${title} | ${siteTitle}`
}

/** Updates `document.title` before the browser paints, so that it changes with the heading of the page. */
export function useDocumentTitle(title: string): void {
  const site = useSite()
  useLayoutEffect(() => {
    document.title = documentTitle(title, site.title)
  }, [title, site.title])
}
