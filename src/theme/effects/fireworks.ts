import type { Frame } from './canvas.ts'
import type { Palette } from './palette.ts'
import { Particles } from './particles.ts'
import { profiles } from './profiles.ts'

/** Number of rockets, launched one after another. */
const ROCKETS = 7
/** Delay between launches in seconds. */
const PACE = 0.35
/** Time from launch to burst in seconds. */
const CLIMB = 0.7

interface Rocket {
  /** Burst position as fractions of width and height. */
  x: number
  y: number
  /** Launch time in seconds; `isOver` is set after the burst. */
  start: number
  isOver: boolean
}

/** A finite sequence of rockets. */
export class Fireworks {
  readonly #particles: Particles
  readonly #rockets: Rocket[]
  #time = 0

  /** @param random returns a number from 0 to 1; replaced in tests */
  constructor(palette: Palette, random: () => number = Math.random) {
    this.#particles = new Particles(palette, random)
    this.#rockets = Array.from({ length: ROCKETS }, (_, index) => ({
      x: 0.15 + 0.7 * random(),
      y: 0.15 + 0.3 * random(),
      start: index * PACE,
      isOver: false,
    }))
  }

  /** Whether all rockets have burst and their particles are gone. */
  get isOver(): boolean {
    return this.#particles.count === 0 && this.#rockets.every(({ isOver }) => isOver)
  }

  step({ width, height, seconds }: Pick<Frame, 'width' | 'height' | 'seconds'>): void {
    this.#time += seconds
    for (const rocket of this.#rockets) {
      if (rocket.isOver || this.#time < rocket.start) continue
      const climbed = Math.min(1, (this.#time - rocket.start) / CLIMB)
      const [x, y] = [rocket.x * width, height * (1 - (1 - rocket.y) * climbed * (2 - climbed))]
      rocket.isOver = climbed === 1
      this.#particles.burst(rocket.isOver ? profiles.firework : profiles.trail, x, y)
    }
    this.#particles.step(seconds)
  }

  draw(context: CanvasRenderingContext2D): void {
    this.#particles.draw(context)
  }
}
