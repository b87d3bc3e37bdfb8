import type { Locator, Page } from '@playwright/test'

export const FILTERS = '/dev-docs/api/rest/filters-locale-publication'
export const PLAYGROUND = '/playground'
export const GRAPHQL = '/dev-docs/api/graphql'
/** URLs of the playground's files. */
export const PARTS = /\/assets\/playground\/|sandbox\.html/

/** Finds the request with the given title and its response. */
export const sample = (page: Page, name: string) =>
  page.locator('.api-call').filter({ has: page.getByRole('group', { name, exact: true }) })
/** Finds the first GraphQL operation and its response. */
export const firstOperation = (page: Page) =>
  page
    .locator('.api-call')
    .filter({ has: page.locator('.panel-request .code[data-lang="graphql"]') })
    .first()
export const run = (call: Locator) => call.getByRole('button', { name: 'Run' })
export const edit = (call: Locator) => call.getByRole('button', { name: 'Edit' })
export const field = (call: Locator) => call.getByRole('textbox', { name: 'Request' })
export const status = (call: Locator) => call.getByRole('status').filter({ hasText: /\d{3}|Loading|Asking|returned/ })
export const answer = (call: Locator) => call.getByRole('region', { name: 'Response' })
/** List of suggestions. */
export const options = (page: Page) => page.getByRole('listbox', { name: 'What fits here' })
/** Status of a write request that differs from the sent one. */
export const NOT_SENT = 'Not sent yet: press Run. Below is the last response.'
/** Error for a request that visitors may not send. */
export const REFUSED = 'The Public role, which applies to visitors, doesn’t allow this request. Choose another sender in “Sent by”.'
export const THREE_STARS = 'Restaurants with 3 stars'

/** Opens the playground's page, and edits its request. */
export async function editPlayground(page: Page): Promise<Locator> {
  await page.goto(PLAYGROUND)
  const call = page.locator('.api-call')
  await edit(call).click()
  return call
}
