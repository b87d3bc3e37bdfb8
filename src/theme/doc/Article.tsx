import { memo } from 'react'

/** The id that the client looks for when it takes a page's HTML from the document instead of fetching it again. */
export const ARTICLE_ID = 'article'

/** A page's body: finished HTML. It comes from `compile`, which lets nothing through that could run. */
export const Article = memo(function Article({ html }: { html: string | TrustedHTML }) {
  return <div id={ARTICLE_ID} className="prose" dangerouslySetInnerHTML={{ __html: html }} suppressHydrationWarning />
})
