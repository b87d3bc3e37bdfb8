import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { engineRoot } from '../../src/build/engine-root.ts'
import { parseTheme, ThemeError } from '../../src/theme/parse-theme.ts'
import { awakeThemeCss, themeCss, themeLengths } from '../../src/theme/theme-css.ts'
import type { Theme, ThemeInput } from '../../src/theme/theme.ts'
import strapi from '../../theme.ts'

/** Files that may contain colors. */
const THEMES = ['theme.ts', 'src/theme/default-theme.ts']

const IN_STYLES =
  /#[\da-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(|:[^;{]*\s(?:white|red|green|blue|gr[ae]y|orange|purple|yellow)\b/i
/** Only in string literals, since `#add()` is a method. */
const IN_SOURCE = /['"`](?:[^'"`\n]*[\s:(,])?(?:#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|(?:rgb|hsl)a?\()/i

function sources(): string[] {
  const inside = ['src', 'blocks', 'pages', 'scripts'].flatMap((folder) =>
    readdirSync(join(engineRoot, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  return [...inside, 'site.config.ts', 'sidebars.ts', 'tags.ts'].filter((file) => /\.(?:css|m?[jt]sx?)$/.test(file))
}

describe('a theme is one file', () => {
  test('and no other file contains colors', () => {
    const found = sources()
      .filter((file) => !THEMES.includes(file))
      .flatMap((file) => {
        const pattern = file.endsWith('.css') ? IN_STYLES : IN_SOURCE
        const lines = readFileSync(join(engineRoot, file), 'utf8').split('\n')
        return lines.flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : []))
      })
    expect(found).toEqual([])
  })

  test('and sets every custom property that styles use', () => {
    const files = sources().filter((file) => file.endsWith('.css'))
    const text =
      files.map((file) => readFileSync(join(engineRoot, file), 'utf8')).join('\n') +
      themeCss(parseTheme(strapi)) +
      awakeThemeCss(parseTheme(strapi))
    const set = new Set([...text.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name))
    const lengths = themeLengths(parseTheme(strapi))
    const used = [...text.matchAll(/var\((--[\w-]+)\s*[,)]/g)].map(([, name]) => name!)
    expect(used.filter((name) => !set.has(name) && !lengths.has(name))).toEqual([])
    // Inlined custom properties must not have fallback values.
    expect([...text.matchAll(/var\((--[\w-]+)\s*,/g)].filter(([, name]) => lengths.has(name!))).toEqual([])
    // Stylesheets must not set inlined custom properties, which would have no effect.
    const styles = files.map((file) => readFileSync(join(engineRoot, file), 'utf8')).join('\n')
    expect([...lengths.keys()].filter((name) => new RegExp(`(?:^|[;{\\s])${name}\\s*:`).test(styles))).toEqual([])
  })
})

describe('a theme', () => {
  test('inherits omitted values from the default theme', () => {
    const { light, dark, space } = parseTheme({ light: { brand: '#123456', code: { bg: '#fafafa' } } })
    expect([light.brand, light.code.bg, light.text]).toEqual(['#123456', '#fafafa', parseTheme().light.text])
    // Dark mode inherits from light.
    expect([dark.brand, dark.text]).toEqual(['#123456', parseTheme().dark.text])
    expect(space['4']).toBe('16px')
  })

  test('with invalid values is an error that lists the keys', () => {
    const wrong = { light: { brand: 'a lot of blue', primry: '#fff' }, sizes: { pageWidth: 'wide' } } as ThemeInput
    expect(() => parseTheme(wrong)).toThrow(ThemeError)
    expect(() => parseTheme(wrong)).toThrow(
      /theme\.ts: light\.brand: must be a CSS color[^]*theme\.ts: unknown key light\.primry[^]*theme\.ts: sizes\.pageWidth: must be a CSS length/,
    )
  })

  test('becomes custom properties; dark mode contains only the differences', () => {
    const css = themeCss(
      parseTheme({ light: { brand: '#123456', primary: '#123456', own: { wayDev: '#abcdef' } }, dark: { primary: '#fedcba' } }),
    )
    const [light, dark] = css.split('@media screen')
    expect(light).toMatch(/:root \{ color-scheme: light; --brand: #123456;.* --own-way-dev: #abcdef;.* --sans: /)
    expect(themeLengths(parseTheme()).get('--space-4')).toBe('16px')
    expect(dark).toContain('--primary: #fedcba;')
    expect(dark).not.toContain('--brand')
  })

  test('separates properties that only the running application needs from those of pages', () => {
    const theme = parseTheme({
      light: { failure: { bg: '#aa0000' } },
      dark: { failure: { bg: '#bb0000' } },
      effects: { trail: ['#cc0000'] },
    })
    expect(themeCss(theme)).not.toMatch(/--failure|--radius|--effect/)
    const [light, dark] = awakeThemeCss(theme).split('@media screen')
    expect(light).toMatch(/--failure-bg: #aa0000;.* --radius-lg: .* --effect-trail: #cc0000;/)
    expect(dark).toContain('--failure-bg: #bb0000;')
  })
})

/** Relative luminance (WCAG 2.2). */
function luminance(color: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
  const [red, green, blue] = channels.map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light! + 0.05) / (dark! + 0.05)
}

/** Like `color-mix(in srgb, one, other share)`. */
function mix(one: string, other: string, share: number): string {
  const channels = [1, 3, 5].map((at) => {
    const [from, to] = [one, other].map((color) => Number.parseInt(color.slice(at, at + 2), 16))
    return Math.round(from! * (1 - share) + to! * share)
  })
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

describe.each([
  ['the default theme', parseTheme()],
  ['this site’s theme', parseTheme(strapi)],
] as const)('%s is readable', (_, theme) => {
  test.each(['light', 'dark'] as const)('in %s', (mode) => {
    const colors: Theme['light'] = theme[mode]
    const { bg, surface, surfaceSunken, code, announcement, failure, footer } = colors
    const grounds = [bg, surface, surfaceSunken]
    const onGrounds = ['text', 'textStrong', 'textMuted', 'primaryText', 'note', 'tip', 'danger', 'info'] as const
    const pairs: Array<[string, string, string]> = [
      ...grounds.flatMap((ground) => onGrounds.map((name) => [name, colors[name], ground] as [string, string, string])),
      ...Object.entries(code).flatMap(([name, color]): Array<[string, string, string]> =>
        name === 'bg' || name === 'marked' ? [] : [[`code.${name}`, color, code.bg]],
      ),
      ['onBrand', colors.onBrand, colors.brand],
      ['announcement', announcement.text, announcement.bg],
      ['failure', failure.text, failure.bg],
      ['footer', footer.muted, footer.bg],
    ]
    expect(pairs.filter(([, one, other]) => contrast(one, other) < 4.5)).toEqual([])
  })

  test.each(['light', 'dark'] as const)('edges of controls are visible in %s', (mode) => {
    const { bg, surface, surfaceSunken, lineStrong } = theme[mode]
    expect([bg, surface, surfaceSunken].filter((ground) => contrast(lineStrong, ground) < 3)).toEqual([])
  })

  test.each(['light', 'dark'] as const)('with increased contrast, %s has 7:1 for text and links, and 3:1 for lines', (mode) => {
    const { bg, surface, surfaceSunken, textStrong, primary, code } = theme[mode]
    const grounds = [bg, surface, surfaceSunken]
    const texts = [textStrong, mix(primary, textStrong, 0.4)]
    expect(grounds.flatMap((ground) => texts.filter((text) => contrast(text, ground) < 7))).toEqual([])
    expect(grounds.filter((ground) => contrast(mix(bg, textStrong, 0.6), ground) < 3)).toEqual([])
    expect(contrast(code.text, code.bg)).toBeGreaterThan(7)
  })
})
