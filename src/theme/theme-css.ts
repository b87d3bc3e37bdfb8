import type { Theme } from './theme.ts'

/** Groups of colors that only the application shows something in. */
const AWAKE = /^--(?:spinner|failure)/

/**
 * A theme as custom properties, which every other style and the generated pictures take theirs from: `primaryText` is
 * `--primary-text`, `code.bg` is `--code-bg`.
 */
export function themeCss({ light, dark, fonts, radii }: Theme): string {
  const { inLight, inDark } = colorsOf({ light, dark }, (name) => !AWAKE.test(name))
  // Radii also for the editor of live code, whose styles aren't a file.
  return `@layer tokens {
  :root { color-scheme: light; ${declarations([...inLight, ...properties(fonts), ...properties(radii)])} }
  /* Paper is white whatever the screen shows. */
  @media screen {
    [data-theme='dark'] { color-scheme: dark; ${declarations(inDark)} }
    @media (prefers-contrast: more) { :root { ${declarations(MORE_CONTRAST)} } }
  }
}
`
}

/** The rest of it, which comes with the application. */
export function awakeThemeCss({ light, dark, effects }: Theme): string {
  const { inLight, inDark } = colorsOf({ light, dark }, (name) => AWAKE.test(name))
  const lists = Object.fromEntries(Object.entries(effects).map(([name, colors]) => [name, colors.join()]))
  return `@layer tokens {
  :root { ${declarations([...inLight, ...properties(lists, '--effect')])} }
  @media screen { [data-theme='dark'] { ${declarations(inDark)} } }
}
`
}

type Colors = Array<readonly [name: string, value: string]>

/** Some of a theme's colors; in dark, those that are others there. */
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

/** What readers get who ask for more contrast, in both modes: no gray text, lines that can be seen, links nearly as dark as text. */
const MORE_CONTRAST = Object.entries({
  '--text': 'var(--text-strong)',
  '--text-muted': 'var(--text-strong)',
  '--code-comment': 'var(--code-text)',
  '--primary-text': 'color-mix(in srgb, var(--primary), var(--text-strong) 40%)',
  '--line-strong': 'var(--text-strong)',
  '--line': 'color-mix(in srgb, var(--bg), var(--text-strong) 60%)',
})

/** Lengths by the names that styles have for them, `--space-4`. The bundler puts them in the place of these names. */
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
