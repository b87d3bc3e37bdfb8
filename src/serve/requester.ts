import type { IncomingMessage } from 'node:http'

/** Whether a page of another site asks, as far as its browser says so. */
export function isFromElsewhere({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  const site = headers['sec-fetch-site']
  return site !== undefined && site !== 'same-origin' && site !== 'none'
}

/** Whether the origin that a browser names is this server. */
export function isOwnOrigin(origin: string, host: string | undefined): boolean {
  return URL.canParse(origin) && new URL(origin).host === host
}

/** Whether an origin is one of this machine's own names, which no other site can have. */
export function isLoopback(origin: string): boolean {
  return URL.canParse(origin) && ['localhost', '127.0.0.1', '[::1]'].includes(new URL(origin).hostname)
}
