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
