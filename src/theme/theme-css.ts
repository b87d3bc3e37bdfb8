import type { Theme } from './theme.ts'

/** Color groups that only the hydrated application uses. */
const AWAKE = /^--(?:spinner|failure)/

/**
 * Returns the theme's custom properties for stylesheets and generated images: `primaryText` becomes `--primary-text`, `code.bg` becomes
 * `--code-bg`.
 */
export function themeCss({ light, dark, fonts }: Theme): string {
  const { inLight, inDark } = colorsOf({ light, dark }, (name) => !AWAKE.test(name))
  return `@layer tokens {
  :root { color-scheme: light; ${declarations([...inLight, ...properties(fonts)])} }
  /* Paper is white whatever the screen shows. */
  @media screen {
    [data-theme='dark'] { color-scheme: dark; ${declarations(inDark)} }
    @media (prefers-contrast: more) { :root, [data-theme] { ${declarations(MORE_CONTRAST)} } }
  }
}
`
}

/**
 * Returns the remaining custom properties, which are loaded with the application. Radii are for the live code editor, whose styles
 * aren't a CSS file.
 */
export function awakeThemeCss({ light, dark, radii, effects }: Theme): string {
  const { inLight, inDark } = colorsOf({ light, dark }, (name) => AWAKE.test(name))
  const lists = Object.fromEntries(Object.entries(effects).map(([name, colors]) => [name, colors.join()]))
  return `@layer tokens {
  :root { ${declarations([...inLight, ...properties(radii), ...properties(lists, '--effect')])} }
  @media screen { [data-theme='dark'] { ${declarations(inDark)} } }
}
`
}

type Colors = Array<readonly [name: string, value: string]>

/** Returns selected colors; for dark mode, only those that differ. */
function colorsOf(
  { light, dark }: Pick<Theme, 'light' | 'dark'>,
  isWanted: (name: string) => boolean,
): Record<'inLight' | 'inDark', Colors> {
  const all = properties(light)
  return {
    inLight: [...all].filter(([name]) => isWanted(name)),
    inDark: [...properties(dark)].filter(([name, value]) => isWanted(name) && all.get(name) !== value),
  }
}

/** Overrides for `prefers-contrast: more` in both modes: no gray text, visible lines, links nearly as dark as text. */
const MORE_CONTRAST = Object.entries({
  '--text': 'var(--text-strong)',
  '--text-muted': 'var(--text-strong)',
  '--code-comment': 'var(--code-text)',
  '--primary-text': 'color-mix(in srgb, var(--primary), var(--text-strong) 40%)',
  '--line-strong': 'var(--text-strong)',
  '--line': 'color-mix(in srgb, var(--bg), var(--text-strong) 60%)',
})

/** Returns lengths by custom property name, such as `--space-4`. The bundler inlines them. */
export function themeLengths({ type, space, radii, sizes }: Theme): ReadonlyMap<string, string> {
  return new Map([...properties(type, '--text'), ...properties(space, '--space'), ...properties(radii), ...properties(sizes)])
}

interface Group {
  [key: string]: string | Group
}

function properties(group: Group, prefix = '-'): Map<string, string> {
  return new Map(
    Object.entries(group).flatMap(([key, value]) => {
      const name = `${prefix}-${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
      return typeof value === 'string' ? [[name, value] as const] : [...properties(value, name)]
    }),
  )
}

function declarations(list: Iterable<readonly [string, string]>): string {
  return [...list].map(([name, value]) => `${name}: ${value};`).join(' ')
}
