import { MAX_URL_LENGTH } from './limits.ts'

/** A validated request target, or the status to reject it with. */
export type RequestPath = { path: string; query: string } | { refusal: 400 | 414 }

/**
 * Parses a request target from the request line (`/cloud/intro?x=1`, or the absolute form).
 *
 * Returns the decoded path, which starts with `/`, and the raw query, either empty or with its `?`. Rejects everything that could
 * be an alternative name of a file before any lookup: encoded slashes and backslashes, null bytes and other control characters,
 * dot segments, and percent-encoding that isn't valid UTF-8. Never throws.
 */
export function parseRequestPath(target: string): RequestPath {
  if (target.length > MAX_URL_LENGTH) return { refusal: 414 }
  // HTTP/1.1 servers must accept the absolute form (RFC 9112, 3.2.2). Its host is ignored.
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
    return undefined // overlong, truncated, or otherwise invalid UTF-8
  }
}

function hasControlCharacter(path: string): boolean {
  return /\p{Cc}/u.test(path)
}

function hasDotSegment(path: string): boolean {
  return path.split('/').some((segment) => segment === '.' || segment === '..')
}
