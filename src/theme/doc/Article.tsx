import { memo } from 'react'

/** ID of the element from which the client reads the initial page's HTML instead of fetching it again. */
export const ARTICLE_ID = 'article'

/** Renders a page's body. The HTML is safe: it comes from `compile`, which drops everything executable. */
export const Article = memo(function Article({ html }: { html: string | TrustedHTML }) {
  return <div id={ARTICLE_ID} className="prose" dangerouslySetInnerHTML={{ __html: html }} suppressHydrationWarning />
})
