import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http'
import { contentType, isCompressible } from './mime.ts'

/** Sent unless the build has a policy of its own: nothing but the site's own files, and nobody may frame it. */
export const DEFAULT_POLICY = "default-src 'self'; object-src 'none'; base-uri 'self'; frame-ancestors 'none'"

/** For answers that may change with the next build: kept by the browser, but checked each time (a 304 costs no body). */
export const REVALIDATE = 'public, max-age=0, must-revalidate'
/** For files whose name holds the hash of their content: never asked for again. */
const IMMUTABLE = 'public, max-age=31536000, immutable'

/** What no page of a documentation site needs; copying to the clipboard and full screen stay allowed. */
const DENIED_FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
]
const PERMISSIONS_POLICY = DENIED_FEATURES.map((feature) => `${feature}=()`).join(', ')

/**
 * The headers that every answer carries, refusals included; answers from the site replace the policy by the site's own.
 * `https` tells whether the reader came by https: only then may a browser be told to insist on it.
 */
export function securityHeaders(https: boolean): OutgoingHttpHeaders {
  return {
    'Content-Security-Policy': DEFAULT_POLICY,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': PERMISSIONS_POLICY,
    'Cross-Origin-Opener-Policy': 'same-origin',
    ...(https && { 'Strict-Transport-Security': 'max-age=31536000' }),
  }
}

/** Whether the proxy in front of this server, which speaks http only, was asked by https. */
export function cameByHttps(headers: IncomingHttpHeaders): boolean {
  return /^\s*https\b/i.test(String(headers['x-forwarded-proto'] ?? ''))
}

/** The headers that follow from a file's name, relative to the site folder, whichever form of it is sent. */
export function fileHeaders(file: string): OutgoingHttpHeaders {
  const type = contentType(file)
  return {
    'Content-Type': type,
    'Cache-Control': file.startsWith('assets/') ? IMMUTABLE : REVALIDATE,
    ...(isCompressible(type) && { Vary: 'Accept-Encoding' }),
  }
}
