import { adoptStyle } from '../theme/styles/adopt-style.ts'
import css from './progress.css?inline'

adoptStyle(css)

/** Constants of the specification, section 9. */
const DELAY = 200
const MINIMUM = 0.08
const SPEED = 200
const TRICKLE_RATE = 0.02
const TRICKLE_SPEED = 800
/** Maximum while loading; trickling never completes the bar. */
const CEILING = 0.994

/** Progress bar at the top of the page, shown if loading takes longer than 200 ms. */
export class ProgressBar {
  #bar: HTMLElement | undefined
  #value = 0
  #delay: ReturnType<typeof setTimeout> | undefined
  #trickle: ReturnType<typeof setInterval> | undefined

  start(): void {
    this.#cancel()
    this.#delay = setTimeout(() => {
      this.#show(MINIMUM)
      this.#trickle = setInterval(() => this.#show(Math.min(CEILING, this.#value + Math.random() * TRICKLE_RATE)), TRICKLE_SPEED)
    }, DELAY)
  }

  /** Call when the page is shown or loading has failed. */
  done(): void {
    this.#cancel()
    const bar = this.#bar
    if (!bar) return
    this.#show(this.#value + 0.3 + 0.5 * Math.random())
    this.#show(1)
    this.#bar = undefined
    setTimeout(() => {
      bar.style.opacity = '0'
      setTimeout(() => bar.remove(), SPEED)
    }, SPEED)
  }

  #cancel(): void {
    clearTimeout(this.#delay)
    clearInterval(this.#trickle)
  }

  #show(value: number): void {
    this.#value = Math.min(1, value)
    if (!this.#bar) {
      this.#bar = document.createElement('div')
      this.#bar.className = 'progress'
      this.#bar.style.transition = `transform ${SPEED}ms ease, opacity ${SPEED}ms linear`
      document.body.append(this.#bar)
    }
    const rest = (1 - this.#value) * (document.dir === 'rtl' ? 100 : -100)
    this.#bar.style.transform = `translate3d(${rest}%, 0, 0)`
  }
}
