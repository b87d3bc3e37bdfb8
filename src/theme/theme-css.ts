import type { Theme } from './theme.ts'

/**
 * A theme as custom properties, which every other style and the generated pictures take theirs from: `primaryText` is
 * `--primary-text`, `code.bg` is `--code-bg`.
 */
export function themeCss({ light, dark, fonts, radii, effects }: Theme): string {
  const inLight = properties(light)
  const shared = [
    ...properties(fonts),
    // Also for the editor of live code, whose styles aren't a file.
    ...properties(radii),
    ...properties(Object.fromEntries(Object.entries(effects).map(([name, colors]) => [name, colors.join()])), '--effect'),
  ]
  const inDark = [...properties(dark)].filter(([name, value]) => inLight.get(name) !== value)
  return `@layer tokens {
  :root { color-scheme: light; ${declarations([...inLight, ...shared])} }
  /* Paper is white whatever the screen shows. */
  @media screen {
    [data-theme='dark'] { color-scheme: dark; ${declarations(inDark)} }
    @media (prefers-contrast: more) { :root { ${declarations(MORE_CONTRAST)} } }
  }
}
`
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
