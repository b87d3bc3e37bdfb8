import type { Page } from '@playwright/test'
import { isScript, open, FIRST_BAKE, sidebarLink, title, wake, watchProblems, watchRequests } from './support/app.ts'
import { provideAxe, violations } from './support/axe.ts'
import { expect, test } from './support/test.ts'

const MISSING = '/nothing/is/here'
const EFFECTS = /\/assets\/(Celebration|BallGame)-[^/]+\.(js|css)$/

const play = (page: Page) => page.getByRole('button', { name: 'Play while you are here' })
const game = (page: Page) => page.getByRole('region', { name: 'Bar and ball game' })
const field = (page: Page) => game(page).getByRole('application')
const celebration = (page: Page) => page.locator('[data-effect=celebration]')

/** Returns the game's canvas as a data URL, for comparison. */
function picture(page: Page): Promise<string> {
  return field(page)
    .locator('canvas')
    .evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL())
}

async function openGame(page: Page): Promise<void> {
  await open(page, MISSING)
  await play(page).click()
  await expect(field(page)).toBeFocused()
}

/** Opens the game with a paused clock, so that no ball is lost while the machine is busy. */
async function openStillGame(page: Page): Promise<void> {
  await page.clock.install()
  await openGame(page)
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
}

test.describe('7 “ball, bar, game”: a game on the not-found page', () => {
  test('the keyboard moves the bar and launches the ball, and Space pauses', async ({ page }) => {
    const problems = watchProblems(page)
    await openStillGame(page)
    const ready = await picture(page)
    await page.keyboard.down('ArrowLeft')
    await page.clock.runFor(200)
    await page.keyboard.up('ArrowLeft')
    const moved = await picture(page)
    expect(moved).not.toBe(ready)
    await page.keyboard.press('Space')
    await page.clock.runFor(300)
    await expect(game(page).getByRole('button', { name: 'Pause' })).toBeVisible()
    expect(await picture(page)).not.toBe(moved)
    await page.keyboard.press('Space')
    await expect(game(page).getByRole('status')).toHaveText('Paused.')
    const paused = await picture(page)
    await page.clock.runFor(1000)
    expect(await picture(page)).toBe(paused)
    // The browser logs the response status of 404.
    expect(problems.filter((problem) => !problem.includes('404'))).toEqual([])
  })

  test('the game loads its own styles, not the application’s, which every page inlines', async ({ page }) => {
    const styles = watchRequests(page, (request) => request.url().endsWith('.css'))
    await openGame(page)
    const names = styles.map((request) => /\/assets\/(\w+)/.exec(request.url())?.[1])
    expect(names).toContain('BallGame')
    expect(names).not.toContain('main')
  })

  test('the pointer moves the bar', async ({ page }) => {
    await openGame(page)
    const { x, y, width } = (await field(page).boundingBox())!
    await page.mouse.move(x + width / 4, y + 20)
    const left = await picture(page)
    await page.mouse.move(x + width / 2, y + 20)
    await expect.poll(() => picture(page)).not.toBe(left)
  })

  test('bricks score, missed balls are lost, and the game ends', async ({ page }) => {
    test.slow()
    await openGame(page)
    await expect(game(page)).toContainText('Score: 0')
    for (const left of [2, 1, 0]) {
      await field(page).press('Space')
      // Moves the bar away from where the ball comes down.
      await page.keyboard.down(left === 1 ? 'ArrowRight' : 'ArrowLeft')
      await expect(game(page)).toContainText(`Balls: ${left}`)
      await page.keyboard.up(left === 1 ? 'ArrowRight' : 'ArrowLeft')
    }
    await expect(game(page).getByRole('status')).toHaveText(/^Game over\. Score: [1-9]\d*\.$/)
    await game(page).getByRole('button', { name: 'Play again' }).click()
    await expect(game(page)).toContainText('Score: 0')
  })

  test('the game pauses when it loses focus, and closing it restores the focus', async ({ page }) => {
    await openStillGame(page)
    await page.keyboard.press('Space')
    await page.keyboard.press('Tab')
    await expect(game(page).getByRole('status')).toHaveText('Paused.')
    await game(page).getByRole('button', { name: 'Close the game' }).click()
    await expect(play(page)).toBeFocused()
  })

  test('a click before React is loaded opens the game', async ({ page }) => {
    await page.goto(MISSING)
    await play(page).click()
    await expect(game(page)).toBeVisible()
  })

  test('axe finds no violations', async ({ page }) => {
    await provideAxe(page)
    await openGame(page)
    expect(await violations(page)).toEqual([])
  })

  test('“off under reduced motion”, with an explanation', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, MISSING)
    await expect(play(page)).toBeHidden()
    await expect(page.getByText('It is off because your system asks for less motion.')).toBeVisible()
  })
})

test.describe('7 “particles, fireworks”: a celebration at the end of the quick start', () => {
  /** Scrolls to the end of the article, and resolves after its intersection observers have run. */
  const end = (page: Page) =>
    page.locator('#article > :last-child').evaluate(async (last) => {
      last.scrollIntoView({ block: 'end', behavior: 'instant' })
      await new Promise<void>((resolve) => {
        new IntersectionObserver(([entry]) => entry!.isIntersecting && resolve(), { threshold: 0.5 }).observe(last)
      })
      for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame)
    })

  test('plays over the page at the end of the article and removes itself', async ({ page }) => {
    const problems = watchProblems(page)
    await open(page, FIRST_BAKE)
    await expect(celebration(page)).toHaveCount(0)
    await end(page)
    await expect(celebration(page)).toHaveCSS('pointer-events', 'none')
    await expect(celebration(page)).toHaveCount(0)
    expect(problems).toEqual([])
  })

  test('plays once per visit', async ({ page }) => {
    await open(page, FIRST_BAKE)
    await end(page)
    await expect(celebration(page)).toHaveCount(1)
    await page.reload()
    await wake(page)
    const requests = watchRequests(page, (request) => EFFECTS.test(request.url()))
    await page.evaluate(() => scrollTo(0, 0))
    await end(page)
    await page.waitForLoadState('networkidle')
    expect(requests).toEqual([])
  })

  test('doesn’t play on other pages', async ({ page }) => {
    const requests = watchRequests(page, (request) => EFFECTS.test(request.url()))
    await open(page, '/fleet/intro')
    await end(page)
    await page.waitForLoadState('networkidle')
    expect(requests).toEqual([])
  })

  test('also plays after client navigation', async ({ page }) => {
    await open(page, '/integrate/intro')
    await sidebarLink(page, FIRST_BAKE).click()
    await expect(title(page)).toHaveText(/First Bake/)
    await end(page)
    await expect(celebration(page)).toHaveCount(1)
  })

  for (const [what, prepare] of [
    ['under reduced motion', (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' })],
    [
      'with Save-Data',
      (page: Page) => page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } })),
    ],
  ] as const) {
    test(`doesn’t play ${what}`, async ({ page }) => {
      await prepare(page)
      const requests = watchRequests(page, (request) => EFFECTS.test(request.url()))
      await open(page, FIRST_BAKE)
      await end(page)
      await page.waitForLoadState('networkidle')
      expect(requests).toEqual([])
    })
  }
})

test('Effects are loaded on demand, not at start', async ({ page }) => {
  const requests = watchRequests(page, (request) => isScript(request) && EFFECTS.test(request.url()))
  await open(page, MISSING)
  await open(page, FIRST_BAKE)
  await page.waitForLoadState('networkidle')
  expect(requests).toEqual([])
})
