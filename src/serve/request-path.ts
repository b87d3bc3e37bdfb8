import { MAX_URL_LENGTH } from './limits.ts'

/** A request target that is safe to look up, or the status that refuses it. */
export type RequestPath = { path: string; query: string } | { refusal: 400 | 414 }

/**
 * Takes a request target apart, as it stood in the request line (`/cloud/intro?x=1`, or the absolute form).
 *
 * Returns the decoded path, which starts with `/`, and the query as it was written, with its `?` (or empty).
 * Everything that could name a file in two ways is refused here, before any look-up: encoded slashes and backslashes,
 * null bytes and other control characters, dot segments, percent-encodings that aren't valid UTF-8. Never throws.
 */
export function parseRequestPath(target: string): RequestPath {
  if (target.length > MAX_URL_LENGTH) return { refusal: 414 }
  // HTTP/1.1 servers must take the absolute form too (RFC 9112, 3.2.2); the host in it changes nothing here.
  const local = target.replace(/^https?:\/\/[^/?]*\/?/i, '/')
  const queryStart = local.indexOf('?')
  const rawPath = queryStart === -1 ? local : local.slice(0, queryStart)
  const query = queryStart === -1 ? '' : local.slice(queryStart)
  if (!rawPath.startsWith('/') || /%2f|%5c|\\/i.test(rawPath)) return { refusal: 400 }
  const path = decode(rawPath)
  if (path === undefined || hasControlCharacter(path) || hasDotSegment(path)) return { refusal: 400 }
  return { path, query }
}

function decode(rawPath: string): string | undefined {
  try {
    return decodeURIComponent(rawPath)
  } catch {
    return undefined // overlong, truncated or otherwise not UTF-8
  }
}

function hasControlCharacter(path: string): boolean {
  return /\p{Cc}/u.test(path)
}

function hasDotSegment(path: string): boolean {
  return path.split('/').some((segment) => segment === '.' || segment === '..')
}
