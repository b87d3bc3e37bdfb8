import type { SiteConfig } from './config.ts'

/** Origin of the Ask AI widget; `undefined` if answers are embedded. */
export function widgetOrigin({ ask }: Pick<SiteConfig, 'ask'>): string | undefined {
  return ask.provider === 'widget' ? new URL(ask.script).origin : undefined
}
