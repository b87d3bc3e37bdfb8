import type { IncomingMessage } from 'node:http'

/** Whether the request is cross-origin according to `Sec-Fetch-Site`, which older browsers don't send. */
export function isFromElsewhere({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  const site = headers['sec-fetch-site']
  return site !== undefined && site !== 'same-origin' && site !== 'none'
}

/** Whether an `Origin` header names this server. */
export function isOwnOrigin(origin: string, host: string | undefined): boolean {
  return URL.canParse(origin) && new URL(origin).host === host
}

/** Whether an origin is a loopback address, which no other site can use. */
export function isLoopback(origin: string): boolean {
  return URL.canParse(origin) && ['localhost', '127.0.0.1', '[::1]'].includes(new URL(origin).hostname)
}
