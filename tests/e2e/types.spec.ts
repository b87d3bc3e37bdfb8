import { open } from './support/app.ts'
import { provideAxe, violations } from './support/axe.ts'
import { expect, test } from './support/test.ts'

const PAGE = '/integrate/changes'

for (const javaScriptEnabled of [true, false]) {
  test.describe(`“type hovers …; no script needed to read them”, ${javaScriptEnabled ? 'with' : 'without'} script`, () => {
    test.use({ javaScriptEnabled })

    test('a name’s type opens on focus, key, and click, and closes on Escape', async ({ page }) => {
      await page.goto(PAGE)
      const name = page.getByRole('button', { name: 'host', exact: true })
      const type = page.locator('#article .type')
      await expect(name).toBeVisible()
      await expect(name).toHaveAccessibleDescription('string | undefined')
      await expect(type).toBeHidden()
      await name.focus()
      // Opens on focus after half a second; an earlier Escape would only close a type opened by key.
      await expect(type).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(type).toBeHidden()
      await page.keyboard.press('Enter')
      await expect(type).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(type).toBeHidden()
      await name.click()
      await expect(type).toHaveText('string | undefined')
      await expect(type).toBeInViewport({ ratio: 1 })
    })
  })
}

test('the type opens right below its name, also on a phone, and axe finds no violations', async ({ page }) => {
  await provideAxe(page)
  await page.setViewportSize({ width: 390, height: 700 })
  await open(page, PAGE)
  const name = page.getByRole('button', { name: 'host', exact: true })
  await name.click()
  const type = page.locator('#article .type')
  const [above, below] = [(await name.boundingBox())!, (await type.boundingBox())!]
  expect(below.y - (above.y + above.height)).toBeGreaterThanOrEqual(0)
  expect(below.y - (above.y + above.height)).toBeLessThan(12)
  expect(below.x + below.width).toBeLessThanOrEqual(390)
  expect(await violations(page)).toEqual([])
})

test('copied code doesn’t include types', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, PAGE)
  const block = page.locator('.code').filter({ hasText: 'host.ts' })
  await block.hover()
  await block.locator('.copy').click()
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe("const host = display.hosts.find((name) => name === 'floor')")
})
