import type { Palette } from './palette.ts'

/** How a burst of particles looks and moves. Lengths are CSS pixels, times seconds; pairs are least and most. */
export interface ParticleProfile {
  count: number
  /** Which of the theme’s `effects` its colors are. */
  colors: keyof Palette
  speed: readonly [number, number]
  life: readonly [number, number]
  size: readonly [number, number]
  /** Pull downwards, in pixels per second, each second. */
  gravity: number
  /** Share of the speed that is left after a second. */
  drag: number
}

export const profiles = {
  /** Where the ball breaks something. */
  sparks: {
    count: 10,
    colors: 'sparks',
    speed: [40, 160],
    life: [0.25, 0.6],
    size: [1, 2.5],
    gravity: 260,
    drag: 0.4,
  },
  /** A rocket of the fireworks bursts. */
  firework: {
    count: 70,
    colors: 'firework',
    speed: [60, 320],
    life: [0.8, 1.5],
    size: [1.5, 3],
    gravity: 140,
    drag: 0.22,
  },
  /** What a rocket leaves behind. */
  trail: { count: 1, colors: 'trail', speed: [0, 24], life: [0.2, 0.5], size: [1, 2], gravity: 60, drag: 0.5 },
} satisfies Record<string, ParticleProfile>
