import { withBase } from '../addresses/base-url.ts'
import type { Locale } from '../messages/locale.ts'
import type { DocumentSite } from '../theme/state/site.tsx'
import type { Theme } from '../theme/theme.ts'

/** The site's web app manifest (W3C), for readers who install it. */
export function webManifest({ title, tagline, baseUrl, icons }: DocumentSite, { light }: Theme, { lang, direction }: Locale): object {
  return {
    name: title,
    short_name: title,
    description: tagline,
    lang,
    ...(direction === 'rtl' ? { dir: direction } : {}),
    start_url: baseUrl,
    scope: baseUrl,
    display: 'minimal-ui',
    theme_color: light.brand,
    background_color: light.bg,
    icons: [
      { src: withBase('/favicon.svg', baseUrl), type: 'image/svg+xml', sizes: 'any', purpose: 'any' },
      ...(icons ? [192, 512].map((size) => png(size, baseUrl)) : []),
    ],
  }
}

/** For phones that don't support SVG icons on the home screen. */
function png(size: number, baseUrl: string): object {
  return { src: withBase(`/icon-${size}.png`, baseUrl), type: 'image/png', sizes: `${size}x${size}`, purpose: 'any' }
}
