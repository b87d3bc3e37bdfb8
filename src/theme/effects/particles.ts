import type { Palette } from './palette.ts'
import type { ParticleProfile } from './profiles.ts'

interface Particle {
  x: number
  y: number
  vx: number
  vy: number
  /** Remaining and total lifetime in seconds. */
  left: number
  life: number
  size: number
  color: string
  profile: ParticleProfile
}

/** A particle system. */
export class Particles {
  readonly #palette: Palette
  readonly #random: () => number
  #particles: Particle[] = []

  /** @param random returns a number from 0 to 1; replaced in tests */
  constructor(palette: Palette, random: () => number = Math.random) {
    this.#palette = palette
    this.#random = random
  }

  get count(): number {
    return this.#particles.length
  }

  /** Emits a burst at a position in CSS pixels. */
  burst(profile: ParticleProfile, x: number, y: number): void {
    const colors = this.#palette[profile.colors]
    for (let index = 0; index < profile.count; index++) {
      const angle = this.#random() * 2 * Math.PI
      const speed = this.#between(profile.speed)
      const life = this.#between(profile.life)
      this.#particles.push({
        x,
        y,
        vx: Math.cos(angle) * speed,
        vy: Math.sin(angle) * speed,
        left: life,
        life,
        size: this.#between(profile.size),
        color: colors[Math.floor(this.#random() * colors.length)]!,
        profile,
      })
    }
  }

  /** Moves the particles, and removes expired ones. */
  step(seconds: number): void {
    for (const particle of this.#particles) {
      const { gravity, drag } = particle.profile
      const slowed = drag ** seconds
      particle.vx *= slowed
      particle.vy = particle.vy * slowed + gravity * seconds
      particle.x += particle.vx * seconds
      particle.y += particle.vy * seconds
      particle.left -= seconds
    }
    this.#particles = this.#particles.filter(({ left }) => left > 0)
  }

  /** Draws the particles, which fade in the second half of their lifetime. */
  draw(context: CanvasRenderingContext2D): void {
    for (const { x, y, left, life, size, color } of this.#particles) {
      context.globalAlpha = Math.min(1, (2 * left) / life)
      context.fillStyle = color
      context.beginPath()
      context.arc(x, y, size, 0, 2 * Math.PI)
      context.fill()
    }
    context.globalAlpha = 1
  }

  #between([least, most]: readonly [number, number]): number {
    return least + this.#random() * (most - least)
  }
}
