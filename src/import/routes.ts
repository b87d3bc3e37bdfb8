/** Joins parts to a route: one slash at the beginning, none at the end; `..` and empty parts are resolved. */
export function joinRoute(...parts: string[]): string {
  const kept: string[] = []
  for (const part of parts.join('/').split('/')) {
    if (part === '..') kept.pop()
    else if (part !== '' && part !== '.') kept.push(part)
  }
  return `/${kept.join('/')}`
}

/** Replaces characters that routes can't contain with dashes, and removes dots at the start of a part. */
export function safeRoute(route: string): string {
  const decoded = decode(route)
  return decoded.replaceAll(/[\s?#\\%\p{Cc}\p{Cs}]+/gu, '-').replaceAll(/(^|\/)\.+/g, '$1')
}

export function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Name of a category's page: `API Reference` → `api-reference`. */
export function slugOf(label: string): string {
  return label
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '')
}
