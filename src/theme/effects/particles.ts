import type { Palette } from './palette.ts'
import type { ParticleProfile } from './profiles.ts'

interface Particle {
  x: number
  y: number
  vx: number
  vy: number
  /** Seconds that are left of it, and that it had. */
  left: number
  life: number
  size: number
  color: string
  profile: ParticleProfile
}

/** Everything small that flies. */
export class Particles {
  readonly #palette: Palette
  readonly #random: () => number
  #particles: Particle[] = []

  /** @param random from 0 to 1; for tests */
  constructor(palette: Palette, random: () => number = Math.random) {
    this.#palette = palette
    this.#random = random
  }

  get count(): number {
    return this.#particles.length
  }

  /** Adds those of a burst, in CSS pixels. */
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

  /** Moves them on, and drops those whose time is over. */
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

  /** Draws them; each fades in the second half of its life. */
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
