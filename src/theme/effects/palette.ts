import type { Theme } from '../theme.ts'

/** Particle colors. */
export type Palette = Theme['effects']

/** Reads the palette from an element's custom properties. */
export function paletteOf(element: Element): Palette {
  const style = getComputedStyle(element)
  const colors = (name: string) => style.getPropertyValue(name).split(',')
  return { sparks: colors('--effect-sparks'), firework: colors('--effect-firework'), trail: colors('--effect-trail') }
}
