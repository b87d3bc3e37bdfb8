import { z } from 'zod'

const color = z.string().regex(/^(?:#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|[a-z]+|[a-z-]+\(.+\))$/i, 'must be a CSS color')
const length = z.string().regex(/^(?:0|-?[\d.]+(?:px|rem|em|ch|%|vw)|[a-z-]+\(.+\))$/, 'must be a CSS length')
const text = z.string().min(1)

/** Names become custom properties, so they use camel case. */
const own = z.record(z.string().regex(/^[a-z][a-zA-Z\d]*$/, 'must be a name such as wayDev'), color)

/** Settings that differ between light and dark. */
const mode = z.strictObject({
  brand: color.describe('The product’s color: buttons, the mark, and around a page in browsers that color their frame.'),
  onBrand: color.describe('Text on it.'),
  primary: color,
  primaryText: color,
  primarySoft: color,
  primarySoftStrong: color,
  bg: color,
  surface: color,
  surfaceSunken: color,
  navbarBg: color,
  hover: color,
  pressed: color,
  line: color,
  lineStrong: color.describe('Edges of controls: 3:1 on every ground.'),
  textStrong: color,
  text: color,
  textMuted: color,
  ink: color.describe('What is dark in both modes; behind dialogs, a share of it.'),
  announcement: z.strictObject({ bg: color, text: color }),
  footer: z.strictObject({ bg: color, strong: color, muted: color, mark: color }).describe('Of `footer.style: dark`.'),
  code: z.strictObject({
    bg: color,
    text: color,
    marked: color,
    comment: color,
    keyword: color,
    string: color,
    number: color,
    function: color,
    tag: color,
    property: color,
    inserted: color,
    deleted: color,
  }),
  badge: z.strictObject({ beta: color, alpha: color, new: color, updated: color }),
  note: color,
  tip: color,
  caution: color,
  danger: color,
  info: color,
  shadow: text,
  spinner: color,
  failure: z.strictObject({ bg: color, text: color }).describe('The box that says why a part of the page can’t be shown.'),
  misplaced: z.strictObject({ line: color, bg: color, text: color }).describe('The banner of a site that was built for another path.'),
  zoomBackground: color,
  own: own.describe('Colors that only the product’s own pages and blocks use.'),
})

export const themeSchema = z.strictObject({
  light: mode,
  dark: mode,
  fonts: z.strictObject({ sans: text, mono: text }),
  type: z.record(z.enum(['xs', 'sm', 'base', 'xl', '2xl', '3xl', '4xl']), length),
  space: z.record(z.enum(['1', '2', '3', '4', '5', '6', '8', '10', '12', '14', '16']), length),
  radii: z.strictObject({ radius: length, radiusLg: length }),
  sizes: z.strictObject({
    navbarHeight: length,
    contentsHeight: length.describe('Of the bar that a document’s contents are in where there is no room for the rail.'),
    sidebarWidth: length,
    railWidth: length.describe('Of the contents beside a document.'),
    pageWidth: length.describe('Everything between the edges of a wide screen.'),
    textWidth: length.describe('Of lines of text: 65 to 75 characters.'),
    articleWidth: length.describe('Of code, tables and pictures.'),
    articleWide: length.describe('Of blocks that need more and stand on a screen that has it.'),
  }),
  /** Palettes of particle effects. */
  effects: z.strictObject({ sparks: z.array(color).min(1), firework: z.array(color).min(1), trail: z.array(color).min(1) }),
  /** Colors of social preview images. */
  social: z.strictObject({
    background: color,
    faint: color,
    strong: color,
    text: color,
    primary: color,
    brand: color,
    brandSoft: color,
    onBrand: color,
  }),
})

export type Theme = z.infer<typeof themeSchema>

type Some<T> = T extends string | readonly unknown[] ? T : { [Key in keyof T]?: Some<T[Key]> | undefined }

/** A partial theme. Omitted values come from the default theme; omitted values in `dark`, from `light`. */
export type ThemeInput = Some<Theme>

/** Adds types to a theme definition. */
export function defineTheme(theme: ThemeInput): ThemeInput {
  return theme
}
