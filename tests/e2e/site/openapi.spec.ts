import { expect, test } from '../support/test.ts'

test('3 “Embedded sample API description … titled as a REST API, version 4.3.9. Post/Entry/Comment”', async ({ page }) => {
  await page.goto('/openapi/')
  await expect(page.getByRole('heading', { name: 'REST API 4.3.9' })).toBeVisible()
  for (const schema of ['entry', 'patchpost', 'comment']) await expect(page.locator(`#schema-${schema}`)).toBeAttached()
})

test('“the OpenAPI document that the real sample application generates”', async ({ page }) => {
  await page.goto('/openapi/')
  await page
    .getByRole('navigation', { name: 'API operations' })
    .getByRole('link', { name: 'API reference of the sample application' })
    .click()
  await expect(page.getByRole('heading', { name: /^Port Alder Guide/ })).toBeVisible()
  await expect(page.getByText('/restaurants/{id}').first()).toBeAttached()
})

test('a long API stays small: shared error responses show once, and consoles are rendered on opening', async ({ request }) => {
  const html = await (await request.get('/openapi/port-alder')).text()
  const operations = html.match(/class="api-operation"/g)!.length
  expect(html.match(/<[a-z]/g)!.length / operations).toBeLessThan(230)
  expect(html.length / operations).toBeLessThan(12_500)
})
