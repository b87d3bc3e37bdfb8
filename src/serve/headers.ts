import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http'
import { ASSETS } from '../addresses/site-files.ts'
import { contentType, isCompressible } from './mime.ts'

/** Policy for builds without their own: only the site's own files, and no framing. */
export const DEFAULT_POLICY = "default-src 'self'; object-src 'none'; base-uri 'self'; frame-ancestors 'none'"

/** For responses that may change with the next build: browsers cache them but revalidate every time. */
export const REVALIDATE = 'public, max-age=0, must-revalidate'
/** For files with a content hash in their names: browsers never revalidate them. */
const IMMUTABLE = 'public, max-age=31536000, immutable'

/** Features that documentation doesn't need. Clipboard and full screen remain allowed. */
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
 * Headers of every response, including errors; responses from the site replace the policy. `https`: whether the reader's
 * connection uses HTTPS, since HSTS must only be sent over HTTPS.
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

/** Whether the reader's connection to the reverse proxy uses HTTPS; this server only speaks HTTP. */
export function cameByHttps(headers: IncomingHttpHeaders): boolean {
  return /^\s*https\b/i.test(String(headers['x-forwarded-proto'] ?? ''))
}

/** Headers that depend on the file's name, which is relative to the site's folder; the same for all encodings. */
export function fileHeaders(file: string): OutgoingHttpHeaders {
  const type = contentType(file)
  return {
    'Content-Type': type,
    'Cache-Control': file.startsWith(ASSETS) ? IMMUTABLE : REVALIDATE,
    ...(isCompressible(type) && { Vary: 'Accept-Encoding' }),
  }
}
