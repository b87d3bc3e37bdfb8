import { defaultTheme } from './default-theme.ts'
import { themeSchema, type Theme, type ThemeInput } from './theme.ts'

/** Thrown when a theme is wrong: each line says which key, and what to do. */
export class ThemeError extends Error {
  override name = 'ThemeError'
}

/**
 * Checks a theme and fills what it leaves out.
 * @param input as `theme.ts` of a product has it; without one, the default theme
 * @throws ThemeError listing every problem
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

/** What the second has, and of the first what the second leaves out. */
function merge(first: unknown, second: unknown): unknown {
  if (second === undefined) return first
  if (!isGroup(first) || !isGroup(second)) return second
  return { ...first, ...Object.fromEntries(Object.entries(second).map(([key, value]) => [key, merge(first[key], value)])) }
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
