import type { Theme } from '../theme.ts'

/** What flies has one of these colors. */
export type Palette = Theme['effects']

/** The theme's palette, as the styles of an element have it. */
export function paletteOf(element: Element): Palette {
  const style = getComputedStyle(element)
  const colors = (name: string) => style.getPropertyValue(name).split(',')
  return { sparks: colors('--effect-sparks'), firework: colors('--effect-firework'), trail: colors('--effect-trail') }
}
