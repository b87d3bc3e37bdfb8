import type { Palette } from './palette.ts'

/** Look and motion of a burst. Lengths are in CSS pixels, times in seconds; pairs are minimum and maximum. */
export interface ParticleProfile {
  count: number
  /** Palette of the theme's `effects`. */
  colors: keyof Palette
  speed: readonly [number, number]
  life: readonly [number, number]
  size: readonly [number, number]
  /** Downward acceleration in pixels per second squared. */
  gravity: number
  /** Fraction of the speed that remains after a second. */
  drag: number
}

export const profiles = {
  /** A broken brick. */
  sparks: {
    count: 10,
    colors: 'sparks',
    speed: [40, 160],
    life: [0.25, 0.6],
    size: [1, 2.5],
    gravity: 260,
    drag: 0.4,
  },
  /** An exploding rocket. */
  firework: {
    count: 70,
    colors: 'firework',
    speed: [60, 320],
    life: [0.8, 1.5],
    size: [1.5, 3],
    gravity: 140,
    drag: 0.22,
  },
  /** A climbing rocket. */
  trail: { count: 1, colors: 'trail', speed: [0, 24], life: [0.2, 0.5], size: [1, 2], gravity: 60, drag: 0.5 },
} satisfies Record<string, ParticleProfile>
