import { renderToStaticMarkup } from 'react-dom/server'
import { OFFLINE_PAGE } from '../addresses/site-files.ts'
import type { Messages } from '../messages/messages.ts'
import type { DocumentSite } from '../theme/state/site.tsx'
import type { Theme } from '../theme/theme.ts'
import { documentTitle } from '../theme/state/document-title.ts'
import { Mark } from './mark.tsx'

interface EngineFilesInput {
  site: DocumentSite
  messages: Messages
  theme: Theme
}

/** Files of every site, unless the product's `static/` overrides them: path → text. */
export function engineFiles({ site, messages, theme: { light } }: EngineFilesInput): Map<string, string> {
  const icon = <Mark back={light.primarySoftStrong} front={light.brand} lines={light.onBrand} />
  return new Map([
    ['favicon.svg', renderToStaticMarkup(icon)],
    [OFFLINE_PAGE, `<!doctype html>${renderToStaticMarkup(<OfflinePage site={site} messages={messages} />)}`],
  ])
}

/**
 * Shown by the service worker instead of a page that isn't cached. Can't refer to other files, such as styles, since the reader
 * is offline.
 */
function OfflinePage({ site, messages: { locale, offline } }: Omit<EngineFilesInput, 'theme'>) {
  return (
    <html lang={locale.lang} dir={locale.direction}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{documentTitle(offline.title, site.title)}</title>
      </head>
      <body>
        <main>
          <h1>{offline.heading}</h1>
          <p>{offline.text}</p>
          <p>
            {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- the address that the reader asked for, whichever it is. */}
            <a href="">{offline.tryAgain}</a>
          </p>
        </main>
      </body>
    </html>
  )
}
