/** A route of parts: one slash at its beginning, none at its end, `..` and empty parts resolved. */
export function joinRoute(...parts: string[]): string {
  const kept: string[] = []
  for (const part of parts.join('/').split('/')) {
    if (part === '..') kept.pop()
    else if (part !== '' && part !== '.') kept.push(part)
  }
  return `/${kept.join('/')}`
}

/** What characters a route may not have become dashes. */
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
