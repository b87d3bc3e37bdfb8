import { expect, test, type Page } from '@playwright/test'
import { isSameDocument, markDocument, open, PROBES, settled, SHARING, sidebarLink, title, watchProblems } from './support/app.ts'

const OVERVIEW = '/fleet/kitchens/overview'

interface Watched {
  /** Number of transitions started. */
  fades?: number
  /** Number of transitions finished. */
  ended?: number
}

/** Counts transitions from now on; with `hold`, each one stays paused until the next starts. */
async function watchFades(page: Page, { hold = false } = {}): Promise<() => Promise<number>> {
  await page.evaluate((isHeld) => {
    const watched = globalThis as Watched
    watched.fades = 0
    watched.ended = 0
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (change) => {
      watched.fades!++
      const transition = start(change)
      void transition.finished.finally(() => watched.ended!++)
      const pause = () => {
        for (const animation of document.getAnimations()) if (isOfTransition(animation)) animation.pause()
      }
      if (isHeld) transition.ready.then(pause, () => {})
      return transition
    }
    function isOfTransition({ effect }: Animation): boolean {
      return effect instanceof KeyframeEffect && Boolean(effect.pseudoElement?.startsWith('::view-transition'))
    }
  }, hold)
  return () => page.evaluate(() => (globalThis as Watched).fades!)
}

/** Waits for all transitions to finish; before that, a change of page has no transition of its own. */
async function faded(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const { fades, ended } = globalThis as Watched
    return ended === fades
  })
}

interface Held {
  release?: () => void
  fail?: (reason: Error) => void
}

/** Holds the next transition after the old page is captured, until the test calls `release` or `fail`. */
async function holdChange(page: Page): Promise<void> {
  await page.evaluate(() => {
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (change) => {
      document.startViewTransition = start
      const held = new Promise<void>((release, fail) => Object.assign(globalThis, { release, fail }))
      return start(async () => {
        await held
        await (change as () => Promise<void>)()
      })
    }
  })
}

/** Resolves once the browser has captured the old page, when hit tests find only the root. */
async function pictured(page: Page): Promise<void> {
  const isNothingThere = () => document.elementFromPoint(innerWidth / 2, innerHeight / 2) === document.documentElement
  // Polls by time, because no frames are rendered during the capture.
  await page.waitForFunction(isNothingThere, undefined, { polling: 20 })
}

/** Clicks positions one after the other without moving the pointer, because the browser handles a move only with the next frame. */
async function press(page: Page, places: Array<{ x: number; y: number }>): Promise<void> {
  const session = await page.context().newCDPSession(page)
  // Listens before the clicks are sent: commands of two sessions have no order.
  const clicks = await page.evaluateHandle((count) => {
    const all = new Promise<void>((resolve) => addEventListener('click', () => --count === 0 && resolve(), { capture: true }))
    return { all }
  }, places.length)
  // Not awaited, because the browser answers only with the next frame.
  for (const { x, y } of places)
    for (const type of ['mousePressed', 'mouseReleased'] as const)
      void session.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1 })
  await clicks.evaluate(({ all }) => all)
}

/** Returns the pseudo-elements of the held transition. */
function fading(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document.getAnimations().flatMap(({ effect }) => (effect instanceof KeyframeEffect ? (effect.pseudoElement ?? []) : [])),
  )
}

test('The old page fades out; content, focus, scroll position, and Back work as without a transition', async ({ page }) => {
  const problems = watchProblems(page)
  await open(page, PROBES)
  await markDocument(page)
  const fades = await watchFades(page)
  await page.evaluate(() => scrollTo(0, 600))
  await sidebarLink(page, SHARING).click()
  await expect(title(page)).toHaveText('Sharing a kitchen')
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page.locator('#announcer')).toHaveText('Sharing a kitchen')
  expect(await settled(page)).toBe(0)
  expect(await fades()).toBe(1)
  await faded(page)
  await page.goBack()
  await expect(title(page)).toHaveText('Temperature probes')
  expect(await settled(page)).toBe(600)
  expect(await fades()).toBe(2)
  expect(await isSameDocument(page)).toBe(true)
  expect(problems).toEqual([])
})

test('only the article fades, and the new article is clickable during the fade', async ({ page }) => {
  await open(page, SHARING)
  const fades = await watchFades(page, { hold: true })
  await sidebarLink(page, PROBES).click()
  await expect.poll(() => fading(page)).toEqual(['::view-transition-old(root)'])
  const [clip, article] = await page.evaluate(() => {
    const { top, left, right } = document.querySelector('main')!.getBoundingClientRect()
    const { clientWidth } = document.documentElement
    return [
      getComputedStyle(document.documentElement, '::view-transition').clipPath,
      `inset(${top}px ${clientWidth - right}px 0px ${left}px)`,
    ]
  })
  expect(clip).toBe(article)
  await page.getByRole('main').getByRole('link', { name: 'Handover', exact: true }).last().click()
  await expect(page).toHaveURL(`${PROBES}#handover`)
  await sidebarLink(page, OVERVIEW).click()
  await expect(title(page)).toHaveText('Kitchens overview')
  // The new navigation ended the first transition.
  expect(await fading(page)).toEqual([])
  expect(await fades()).toBe(1)
})

test('while the new page is loading, a click beside the article is queued, and a click in the article is dropped', async ({ page }) => {
  const problems = watchProblems(page)
  await open(page, PROBES)
  await holdChange(page)
  const [first, second] = await Promise.all([SHARING, OVERVIEW].map((route) => sidebarLink(page, route).boundingBox()))
  const article = await page.getByRole('main').getByRole('link').first().boundingBox()
  await page.mouse.click(first!.x + 20, first!.y + 10)
  await pictured(page)
  await press(page, [
    { x: article!.x + 2, y: article!.y + 2 },
    { x: second!.x + 20, y: second!.y + 10 },
  ])
  await expect(page).toHaveURL(SHARING)
  await page.evaluate(() => (globalThis as Held).release!())
  await expect(title(page)).toHaveText('Kitchens overview')
  await expect(page).toHaveURL(OVERVIEW)
  await page.goBack()
  await expect(title(page)).toHaveText('Sharing a kitchen')
  await page.goBack()
  await expect(title(page)).toHaveText('Temperature probes')
  expect(problems).toEqual([])
})

test('the new article is clickable as soon as it is visible', async ({ page }) => {
  await open(page, SHARING)
  // In the same task in which the browser reports the transition as ready, before it paints.
  const found = page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        const start = document.startViewTransition.bind(document)
        document.startViewTransition = (change) => {
          const transition = start(change)
          void transition.ready.then(() => {
            const { x, y } = document.querySelector('main h1')!.getBoundingClientRect()
            resolve(document.elementFromPoint(x + 2, y + 2)!.matches('main h1'))
          })
          return transition
        }
      }),
  )
  await sidebarLink(page, PROBES).click()
  expect(await found).toBe(true)
})

test('a failed change of page doesn’t block the next one', async ({ page }) => {
  await open(page, PROBES)
  await holdChange(page)
  await sidebarLink(page, SHARING).click()
  await pictured(page)
  await sidebarLink(page, OVERVIEW).evaluate((link: HTMLElement) => link.click())
  await expect(page).toHaveURL(OVERVIEW)
  await page.evaluate(() => (globalThis as Held).fail!(new Error('This page fails.')))
  await expect(title(page)).toHaveText('Kitchens overview')
})

test('no transition if the browser animated the Back navigation itself', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(PopStateEvent.prototype, 'hasUAVisualTransition', { get: () => true }))
  await open(page, PROBES)
  const fades = await watchFades(page)
  await sidebarLink(page, SHARING).click()
  await expect(title(page)).toHaveText('Sharing a kitchen')
  expect(await fades()).toBe(1)
  await faded(page)
  await page.goBack()
  await expect(title(page)).toHaveText('Temperature probes')
  expect(await fades()).toBe(1)
})

test('after two quick clicks, the second page shows', async ({ page }) => {
  const problems = watchProblems(page)
  await open(page, PROBES)
  const fades = await watchFades(page)
  const places = await Promise.all([SHARING, OVERVIEW].map((route) => sidebarLink(page, route).boundingBox()))
  // Preloads the first page's data.
  const loaded = page.waitForResponse((response) => response.url().includes(`/_data${SHARING}`))
  await sidebarLink(page, SHARING).hover()
  await (await loaded).finished()
  const [first, second] = places.map((place) => [place!.x + 20, place!.y + 10] as const)
  await page.mouse.click(...first!)
  // The first transition has started, and its page is in the history.
  await expect.poll(fades).toBe(1)
  await page.mouse.click(...second!)
  await expect(title(page)).toHaveText('Kitchens overview')
  await expect(page).toHaveURL(OVERVIEW)
  await settled(page)
  await expect(title(page)).toHaveText('Kitchens overview')
  await page.goBack()
  await expect(title(page)).toHaveText('Sharing a kitchen')
  expect(problems).toEqual([])
})

test('no transition under reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, PROBES)
  const fades = await watchFades(page)
  await sidebarLink(page, SHARING).click()
  await expect(title(page)).toHaveText('Sharing a kitchen')
  expect(await fades()).toBe(0)
})

test('no transition in a browser without view transitions', async ({ page }) => {
  const problems = watchProblems(page)
  await page.addInitScript(() => Reflect.deleteProperty(Document.prototype, 'startViewTransition'))
  await open(page, PROBES)
  await sidebarLink(page, SHARING).click()
  await expect(title(page)).toHaveText('Sharing a kitchen')
  expect(problems).toEqual([])
})
