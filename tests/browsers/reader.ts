import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import type { Driver, Engine, Point, Size } from './driver.ts'
import type { Site } from './site.ts'

/** Timeout in milliseconds; loading the application takes time on a busy machine. */
const PATIENCE = 30_000

const PICTURES = join(import.meta.dirname, '../../test-results/browsers')

export const DESKTOP = { width: 1440, height: 900 }
export const PHONE = { width: 390, height: 844 }

/** An element, by selector, and by contained text if the selector matches several. */
export type Target = string | { css: string; text: string }

/** A reader of a site in one of the engines. */
export class Reader {
  readonly engine: Engine
  readonly site: Site
  driver: Driver
  private size: Size | undefined

  constructor(engine: Engine, driver: Driver, site: Site) {
    this.engine = engine
    this.driver = driver
    this.site = site
  }

  /** Clears all state of previous tests: storage, service workers, and caches. */
  async begin(size: Size = DESKTOP): Promise<void> {
    this.site.isDown = false
    this.site.withoutScript = false
    await this.resize(size)
    await this.driver.goto(`${this.site.url}/robots.txt`)
    await this.driver.evaluate(async () => {
      localStorage.clear()
      sessionStorage.clear()
      for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister()
      for (const name of await caches.keys()) await caches.delete(name)
    })
    this.site.violations.splice(0)
  }

  /** Continues in another browser. */
  use(driver: Driver): void {
    this.driver = driver
    this.size = undefined
  }

  async resize(size: Size): Promise<void> {
    if (size === this.size) return
    await this.driver.resize(size)
    this.size = size
  }

  /** Opens a page without loading the application. */
  async visit(path: string): Promise<void> {
    await this.driver.goto(this.site.url + path)
    await this.watch()
  }

  /** Records errors in the page from now on. */
  private async watch(): Promise<void> {
    await this.driver.evaluate(() => {
      const wrong: string[] = []
      Object.assign(globalThis, { wrong })
      addEventListener('error', ({ message }) => wrong.push(message))
      addEventListener('unhandledrejection', ({ reason }) => wrong.push(String(reason)))
      const log = console.error
      console.error = (...words: unknown[]) => {
        wrong.push(words.map(String).join(' '))
        log(...words)
      }
    })
  }

  /** Returns the errors recorded in this document. */
  problems(): Promise<string[]> {
    return this.driver.evaluate(() => (globalThis as unknown as { wrong?: string[] }).wrong ?? [])
  }

  /** Moves the pointer, which loads the application, and waits until it is interactive. */
  async wake(): Promise<void> {
    await this.driver.move({ x: 3, y: 300 })
    await this.driver.move({ x: 4, y: 301 })
    await this.until('the application answers', () => history.scrollRestoration === 'manual')
  }

  async open(path: string): Promise<void> {
    await this.visit(path)
    await this.wake()
  }

  /** Clicks an element once it is visible and uncovered. */
  async click(target: Target): Promise<void> {
    await this.driver.click(await this.place(target))
  }

  async hover(target: Target): Promise<void> {
    await this.driver.move(await this.place(target))
  }

  private async place(target: Target): Promise<Point> {
    const wanted = typeof target === 'string' ? { css: target, text: '' } : target
    let point: Point | null = null
    await this.poll(`${wanted.css} ${wanted.text} can be pressed`, async () => {
      point = await this.driver.evaluate(placeOf, wanted)
      return point !== null
    })
    return point!
  }

  /** Whether an element is visible. */
  sees(target: Target): Promise<boolean> {
    return this.driver.evaluate(isShown, typeof target === 'string' ? { css: target, text: '' } : target)
  }

  async untilSeen(target: Target): Promise<void> {
    await this.poll(`${JSON.stringify(target)} is shown`, () => this.sees(target))
  }

  async untilGone(target: Target): Promise<void> {
    await this.poll(`${JSON.stringify(target)} isn’t shown any more`, async () => !(await this.sees(target)))
  }

  /** Waits for a condition in the page. A failed evaluation, as during navigation, counts as not met. */
  until<Args extends unknown[]>(what: string, isReached: (...args: Args) => boolean | Promise<boolean>, ...args: Args): Promise<void> {
    return this.poll(what, () => this.driver.evaluate(isReached, ...args))
  }

  untilTitle(text: string): Promise<void> {
    return this.until(`the title is “${text}”`, (wanted) => document.querySelector('main h1')?.textContent?.trim() === wanted, text)
  }

  /** Evaluates a function in the page. */
  read<Args extends unknown[], Result>(run: (...args: Args) => Result | Promise<Result>, ...args: Args): Promise<Result> {
    return this.driver.evaluate(run, ...args)
  }

  /** Resolves when no animation runs and the page doesn't scroll. */
  still(): Promise<void> {
    return this.until('the page stands still', async () => {
      const before = scrollY
      await new Promise((resolve) => setTimeout(resolve, 100))
      return scrollY === before && document.getAnimations().every(({ playState }) => playState !== 'running')
    })
  }

  async picture(name: string): Promise<void> {
    const folder = join(PICTURES, this.engine)
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, `${name}.png`), await this.driver.screenshot())
  }

  private async poll(what: string, isReached: () => Promise<boolean>): Promise<void> {
    const end = Date.now() + PATIENCE
    let last: unknown
    while (Date.now() < end) {
      try {
        if (await isReached()) return
      } catch (error) {
        last = error
      }
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    await this.picture('failure')
    const seen = await this.driver.evaluate(() => `${location.href}, the focus is on ${document.activeElement?.outerHTML.slice(0, 100)}`)
    expect.fail(`It never came to be that ${what}${last === undefined ? '' : ` (${String(last)})`}: ${seen}.`)
  }
}

/** Runs in the page: scrolls an element into view and returns its center, or null if it is missing, moving, or covered. */
async function placeOf({ css, text }: { css: string; text: string }): Promise<Point | null> {
  const shown = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  const element = [...document.querySelectorAll(css)].find((each) => shown(each) && (each.textContent ?? '').includes(text))
  if (!element) return null
  const first = element.getBoundingClientRect()
  if (first.top < 0 || first.bottom > innerHeight || first.left < 0 || first.right > innerWidth)
    element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
  const { x, y, width, height } = element.getClientRects()[0] ?? new DOMRect()
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const now = element.getClientRects()[0]
  if (now === undefined || now.x !== x || now.y !== y) return null
  const point = { x: x + width / 2, y: y + height / 2 }
  const top = document.elementFromPoint(point.x, point.y)
  return top !== null && (element.contains(top) || top.contains(element) || top.closest('label')?.control === element) ? point : null
}

/** Runs in the page. */
function isShown({ css, text }: { css: string; text: string }): boolean {
  return [...document.querySelectorAll(css)].some(
    (element) => element.checkVisibility({ visibilityProperty: true }) && (element.textContent ?? '').includes(text),
  )
}
