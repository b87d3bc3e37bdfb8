import messages from '../../src/messages/en.ts'
import { open, PROBES } from './support/app.ts'
import { expect, test } from './support/test.ts'

const words = messages.copyCode

test('A copy button copies its block and shows “Copied” for a moment', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, PROBES)
  const block = page.locator('#article .code').first()
  const button = block.locator('.copy')
  await expect(button).toHaveText(words.copy)
  const code = (await block.locator('code').textContent())!.replace(/\n$/, '')
  await block.hover()
  await button.click()
  await expect(button).toHaveText(words.copied)
  await expect(page.getByRole('status').filter({ hasText: words.copied })).toHaveCount(1)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code)
  await expect(button).toHaveText(words.copy)
})

test('If the clipboard is blocked, the code is selected for copying by keyboard', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('Not allowed', 'NotAllowedError'))
  })
  await open(page, PROBES)
  const block = page.locator('#article .code').first()
  const button = block.locator('.copy')
  await block.hover()
  await button.click()
  await expect(button).toHaveText(words.failed)
  const selected = await page.evaluate(() => String(getSelection()))
  expect(selected.trim()).toBe((await block.locator('code').innerText()).trim())
})

test('Copy buttons work after client navigation', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, '/fleet/intro')
  await page.getByRole('navigation', { name: 'Docs sidebar' }).locator(`a[href="${PROBES}"]`).click()
  await expect(page).toHaveURL(PROBES)
  const block = page.locator('#article .code').first()
  await block.hover()
  await block.locator('.copy').click()
  const code = (await block.locator('code').textContent())!.replace(/\n$/, '')
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(code)
})

test('Copying a diff copies its result; added and removed lines are marked with signs and elements, not by color alone', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, '/integrate/changes')
  const block = page.locator('.code').first()
  await expect(block.getByRole('deletion')).toHaveText(/host: 'kitchen'/)
  await expect(block.getByRole('insertion')).toHaveText(/host: 'floor'/)
  const sign = (role: 'deletion' | 'insertion') => block.getByRole(role).evaluate((line) => getComputedStyle(line, '::after').content)
  expect([await sign('deletion'), await sign('insertion')]).toEqual(['"−"', '"+"'])
  await block.hover()
  await block.locator('.copy').click()
  await expect(block.locator('.copy')).toHaveText(words.copied)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("const display = open({\n  host: 'floor',\n})")
})
