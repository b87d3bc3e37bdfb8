import { PROBES } from './support/app.ts'
import { expectOneRow } from './support/navbar.ts'
import { expect, test } from './support/test.ts'

test('The navigation bar is one row at every width', async ({ page }) => {
  await page.goto(PROBES)
  await expectOneRow(page)
})

test('Buttons without room for their label keep it as the accessible name', async ({ page }) => {
  await page.goto(PROBES)
  const bar = page.getByRole('banner')
  for (const width of [1366, 1100, 1000]) {
    await page.setViewportSize({ width, height: 800 })
    for (const name of ['Search docs', 'Ask AI']) await expect(bar.getByRole('button', { name })).toBeVisible()
    await expect(bar.getByRole('link', { name: 'GitHub' })).toBeVisible()
  }
})
