import type { SiteConfig } from './config.ts'

/** Where the widget that answers questions comes from; `undefined` when the site answers itself. */
export function widgetOrigin({ ask }: Pick<SiteConfig, 'ask'>): string | undefined {
  return ask.provider === 'widget' ? new URL(ask.script).origin : undefined
}
