import { withBase } from '../addresses/base-url.ts'
import type { PageView } from '../site/view.ts'
import type { DocumentSite } from '../theme/state/site.tsx'
import { socialImageRoute } from '../addresses/page-files.ts'
import { routeOfImage, SOCIAL_IMAGE } from './social-image-file.ts'

interface SocialTagsProps {
  site: DocumentSite
  view: PageView
  canonical: string
}

/** Metadata for link previews (Open Graph, and Twitter Cards where they differ). */
export function SocialTags({ site, view, canonical }: SocialTagsProps) {
  return (
    <>
      <meta property="og:type" content={view.kind === 'doc' ? 'article' : 'website'} />
      <meta property="og:title" content={view.title} />
      {view.description && <meta property="og:description" content={view.description} />}
      <meta property="og:url" content={canonical} />
      <meta property="og:site_name" content={site.title} />
      {site.socialImages && <ImageTags site={site} view={view} />}
    </>
  )
}

function ImageTags({ site, view }: Pick<SocialTagsProps, 'site' | 'view'>) {
  const route = routeOfImage(view, site.title)
  const alt = view.title !== site.title && route === view.route ? `${site.title}: ${view.title}` : site.title
  return (
    <>
      <meta property="og:image" content={new URL(withBase(socialImageRoute(route), site.baseUrl), site.url).href} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content={String(SOCIAL_IMAGE.width)} />
      <meta property="og:image:height" content={String(SOCIAL_IMAGE.height)} />
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
