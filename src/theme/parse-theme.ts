import { defaultTheme } from './default-theme.ts'
import { themeSchema, type Theme, type ThemeInput } from './theme.ts'

/** Thrown for an invalid theme. Each line of the message names a key and its problem. */
export class ThemeError extends Error {
  override name = 'ThemeError'
}

/**
 * Validates a theme and fills in defaults.
 * @param input content of a product's `theme.ts`
 * @throws {ThemeError} listing all problems
 */
export function parseTheme(input: ThemeInput = {}, file = 'theme.ts'): Theme {
  const theme = merge(defaultTheme, input) as ThemeInput
  const result = themeSchema.safeParse({ ...theme, dark: merge(theme.light, theme.dark) })
  if (result.success) return result.data
  const lines = result.error.issues.map((issue) =>
    issue.code === 'unrecognized_keys'
      ? `${file}: unknown key ${[...issue.path, ''].join('.')}${issue.keys.join(', ')}`
      : `${file}: ${issue.path.join('.')}: ${issue.message}`,
  )
  throw new ThemeError(lines.join('\n'))
}

/** Deep merge; the second value wins. */
function merge(first: unknown, second: unknown): unknown {
  if (second === undefined) return first
  if (!isGroup(first) || !isGroup(second)) return second
  return { ...first, ...Object.fromEntries(Object.entries(second).map(([key, value]) => [key, merge(first[key], value)])) }
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
