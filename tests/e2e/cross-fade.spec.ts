import { expect, test, type Page } from '@playwright/test'
import { isSameDocument, markDocument, open, PROBES, settled, SHARING, sidebarLink, title, watchProblems } from './support/app.ts'

const OVERVIEW = '/fleet/kitchens/overview'

interface Watched {
  /** How many transitions there were. */
  fades?: number
  /** How many of them are over. */
  ended?: number
}

/** Counts transitions from now on; one that is held stays at its beginning until the next. */
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

/** The next change of page has a transition of its own only after that. */
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

/** Keeps the next transition between the picture of the old page and the new page, where only tests can end it. */
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

/** Resolves once the browser has the picture of the old page, and finds nothing below the pointer. */
async function pictured(page: Page): Promise<void> {
  const isNothingThere = () => document.elementFromPoint(innerWidth / 2, innerHeight / 2) === document.documentElement
  // Not by frames, which there are none of.
  await page.waitForFunction(isNothingThere, undefined, { polling: 20 })
}

/** Clicks places, one after the other, without moving the pointer there, which browsers only notice with the next frame. */
async function press(page: Page, places: Array<{ x: number; y: number }>): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const clicked = page.evaluate(
    (count) => new Promise<void>((resolve) => addEventListener('click', () => --count === 0 && resolve(), { capture: true })),
    places.length,
  )
  // The browser answers with the next frame, too.
  for (const { x, y } of places)
    for (const type of ['mousePressed', 'mouseReleased'] as const)
      void session.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1 })
  await clicked
}

/** Parts of the transition that is held. */
function fading(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document.getAnimations().flatMap(({ effect }) => (effect instanceof KeyframeEffect ? (effect.pseudoElement ?? []) : [])),
  )
}

test('The old page fades out; page, focus, scroll and the way back are as without', async ({ page }) => {
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

test('only the article fades, and the new one is clicked through it', async ({ page }) => {
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
  // The one before gave way to it.
  expect(await fading(page)).toEqual([])
  expect(await fades()).toBe(1)
})

test('before the new page is ready, a click beside the article waits for it, and one in the article is lost with the old page', async ({
  page,
}) => {
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

test('as soon as the new page is seen, its article is clicked', async ({ page }) => {
  await open(page, SHARING)
  // In the very task in which the browser says that the new page is ready, which it paints after that.
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

test('a change that fails does not keep back the next', async ({ page }) => {
  await open(page, PROBES)
  await holdChange(page)
  await sidebarLink(page, SHARING).click()
  await pictured(page)
  await sidebarLink(page, OVERVIEW).evaluate((link: HTMLElement) => link.click())
  await expect(page).toHaveURL(OVERVIEW)
  await page.evaluate(() => (globalThis as Held).fail!(new Error('This page fails.')))
  await expect(title(page)).toHaveText('Kitchens overview')
})

test('without, where the browser has shown the way back itself', async ({ page }) => {
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

test('two quick clicks end on the second', async ({ page }) => {
  const problems = watchProblems(page)
  await open(page, PROBES)
  const fades = await watchFades(page)
  const places = await Promise.all([SHARING, OVERVIEW].map((route) => sidebarLink(page, route).boundingBox()))
  // Its data are there before the click.
  const loaded = page.waitForResponse((response) => response.url().includes(`/_data${SHARING}`))
  await sidebarLink(page, SHARING).hover()
  await (await loaded).finished()
  const [first, second] = places.map((place) => [place!.x + 20, place!.y + 10] as const)
  await page.mouse.click(...first!)
  // The first change has begun, and is in the history.
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

test('without motion, where that is wanted', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, PROBES)
  const fades = await watchFades(page)
  await sidebarLink(page, SHARING).click()
  await expect(title(page)).toHaveText('Sharing a kitchen')
  expect(await fades()).toBe(0)
})

test('without, in a browser that lacks it', async ({ page }) => {
  const problems = watchProblems(page)
  await page.addInitScript(() => Reflect.deleteProperty(Document.prototype, 'startViewTransition'))
  await open(page, PROBES)
  await sidebarLink(page, SHARING).click()
  await expect(title(page)).toHaveText('Sharing a kitchen')
  expect(problems).toEqual([])
})
