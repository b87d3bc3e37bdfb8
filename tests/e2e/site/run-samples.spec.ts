import { expect, test, type Locator, type Page, type Request } from '@playwright/test'
import built, { versions } from '../../../playground/built.ts'
import { filesFor } from '../../../playground/later-parts.ts'
import { CODE_BUDGET } from '../../playground/code-budget.ts'
import { isScript, open, title, wake, watchProblems, watchRequests } from '../support/app.ts'
import { provideAxe, violations } from '../support/axe.ts'
import { DESKTOP, PHONE } from '../support/pages.ts'
import { QUERY_BUILDER } from './pages.ts'

const FILTERS = '/dev-docs/api/rest/filters-locale-publication'
const PLAYGROUND = '/playground'
const GRAPHQL = '/dev-docs/api/graphql'
/** URLs of the playground's files. */
const PARTS = /\/assets\/playground\/|sandbox\.html/

/** Finds the request with the given title and its response. */
const sample = (page: Page, name: string) => page.locator('.api-call').filter({ has: page.getByRole('group', { name, exact: true }) })
const run = (call: Locator) => call.getByRole('button', { name: 'Run' })
const edit = (call: Locator) => call.getByRole('button', { name: 'Edit' })
const field = (call: Locator) => call.getByRole('textbox', { name: 'Request' })
const status = (call: Locator) => call.getByRole('status').filter({ hasText: /\d{3}|Loading|Asking|returned/ })
const answer = (call: Locator) => call.getByRole('region', { name: 'Response' })
/** List of suggestions. */
const options = (page: Page) => page.getByRole('listbox', { name: 'What fits here' })
/** Status of a write request that differs from the sent one. */
const NOT_SENT = 'Not sent yet: press Run. Below is the last response.'
/** Error for a request that visitors may not send. */
const REFUSED = 'The Public role, which applies to visitors, doesn’t allow this request. Choose another sender in “Sent by”.'
const THREE_STARS = 'Restaurants with 3 stars'

declare global {
  interface Window {
    /** Number of requests that the page has sent to Strapi (`countRequests`). */
    requests?: number
  }
}

async function countRequests(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { postMessage } = MessagePort.prototype
    window.requests = 0
    MessagePort.prototype.postMessage = function (this: MessagePort, ...message: [{ kind?: string } | null]) {
      if (message[0]?.kind === 'request') window.requests = window.requests! + 1
      postMessage.apply(this, message)
    } as typeof postMessage
  })
}

/** Opens the playground's page, and edits its request. */
async function editPlayground(page: Page): Promise<Locator> {
  await page.goto(PLAYGROUND)
  const call = page.locator('.api-call')
  await edit(call).click()
  return call
}

/** Axe violations, without the target sizes of page content that the list of suggestions can cover; other tests check those. */
const wrong = async (page: Page) => (await violations(page)).filter((violation) => !/^target-size {2}\.here/.test(violation))

test.use({ viewport: DESKTOP })

test.describe('Run', () => {
  test('replaces the recorded response with an identical live one', async ({ page }) => {
    const problems = watchProblems(page)
    await open(page, FILTERS)
    const call = sample(page, THREE_STARS)
    const recorded = await call.locator('.panel-response pre').innerText()
    await run(call).click()
    await expect(status(call)).toHaveText(/200 OK.*as recorded/)
    expect((await answer(call).innerText()).replaceAll(/\n+/g, '\n').trim()).toBe(recorded.replaceAll(/\n+/g, '\n').trim())
    await expect(call.getByText('One restaurant', { exact: true })).toBeVisible()
    await call.getByRole('button', { name: 'Recorded response' }).click()
    await expect(answer(call)).toHaveCount(0)
    await expect(call.locator('.panel-response pre')).toBeVisible()
    expect(problems).toEqual([])
  })

  test('every fully recorded GET of a page is sent once, and returns the recorded response', async ({ page }) => {
    await countRequests(page)
    await open(page, '/dev-docs/api/rest/sort-pagination')
    await expect(page.locator('button.run').first()).toBeVisible()
    const answers = page.locator('.run-status')
    const buttons = await page.locator('button.run').all()
    for (const [index, button] of buttons.entries()) {
      await button.click()
      await expect(answers).toHaveCount(index + 1)
      await expect(answers.nth(index)).toHaveText(/as recorded|in full/)
    }
    expect(await answers.filter({ hasText: 'as recorded' }).count()).toBeGreaterThan(10)
    expect(await answers.filter({ hasText: 'in full' }).count()).toBeGreaterThan(0)
    expect(await page.evaluate(() => window.requests)).toBe(buttons.length)
  })

  test('Strapi starts when the focus rests on the button', async ({ page }) => {
    await open(page, FILTERS)
    const button = run(sample(page, THREE_STARS))
    await expect(button).toBeVisible()
    const files = Promise.all(filesFor(built.files).map(({ path }) => page.waitForResponse(`**/${path}`)))
    await button.focus()
    await files
    await expect(page.locator('.run-status')).toHaveCount(0)
    await page.keyboard.press('Enter')
    await expect(status(sample(page, THREE_STARS))).toHaveText(/200 OK.*as recorded/)
  })
})

test.describe('Edit', () => {
  test('the response updates while typing, and new values are marked, not by color alone', async ({ page }) => {
    await open(page, FILTERS)
    const call = sample(page, THREE_STARS)
    await edit(call).click()
    await expect(field(call)).toBeFocused()
    await expect(field(call)).toHaveValue('GET /api/restaurants\n?filters[stars][$eq]=3\n&fields[0]=stars')
    await page.keyboard.type('&fields[1]=name')
    await expect(status(call)).toHaveText(/200 OK.*1 value new/)
    await expect(call.getByRole('insertion')).toHaveText([/Harbor Table/])
    // The title of the recorded response doesn't apply to this one.
    await expect(call.getByText('One restaurant', { exact: true })).toBeHidden()
    await call.getByRole('button', { name: 'Reset request' }).click()
    await expect(field(call)).toHaveValue('GET /api/restaurants\n?filters[stars][$eq]=3\n&fields[0]=stars')
    await expect(edit(call)).toBeFocused()
    await edit(call).click()
    await expect(call.locator('.panel-request pre')).toBeVisible()
    await expect(answer(call)).toHaveCount(0)
  })

  test('content names are completed by keyboard alone', async ({ page }) => {
    await open(page, FILTERS)
    const call = sample(page, THREE_STARS)
    await edit(call).focus()
    await page.keyboard.press('Enter')
    await expect(field(call)).toBeFocused()
    await page.keyboard.type('&fil')
    await expect(options(page).getByRole('option')).toHaveText([/^filters/])
    await page.keyboard.press('Enter')
    await page.keyboard.type('price')
    await expect(options(page).getByRole('option', { selected: true })).toHaveText(/^priceRange/)
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await expect(options(page).getByRole('option')).toHaveText(['budget', 'moderate', 'expensive'])
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(field(call)).toHaveValue(/\n&filters\[priceRange\]\[\$eq\]=moderate$/)
    await expect(options(page)).toHaveCount(0)
    await expect(status(call)).toHaveText(/200 OK/)
    await page.keyboard.press('Tab')
    await expect(field(call)).not.toBeFocused()
  })

  test('a mistake is underlined and explained, and Strapi’s own error shows', async ({ page }) => {
    await open(page, FILTERS)
    const call = sample(page, THREE_STARS)
    await edit(call).click()
    await field(call).fill('GET /api/restaurants\n?filters[star]=3')
    await expect(field(call)).toHaveAccessibleDescription('Unknown field “star” in Restaurant. Did you mean “stars”?')
    await expect(field(call)).toHaveAttribute('aria-invalid', 'true')
    await expect(status(call)).toHaveText(/400 Bad Request/)
    await expect(call.getByText('ValidationError Invalid key star')).toBeVisible()
    await field(call).fill('GET /api/restaurants\n?filters[stars]=3')
    await expect(status(call)).toHaveText(/200 OK/)
    await expect(field(call)).toHaveAttribute('aria-invalid', 'false')
  })

  test('the sender can be changed, and a forbidden request shows Strapi’s 403', async ({ page }) => {
    await open(page, '/dev-docs/api/rest')
    const call = page.locator('.api-call').filter({ hasText: 'POST /api/dishes' }).first()
    await run(call).click()
    await expect(status(call)).toHaveText(/201 Created/)
    await call.getByLabel('Sent by').selectOption('a visitor')
    await expect(call.locator('.run-status')).toHaveText(NOT_SENT)
    await run(call).click()
    await expect(status(call)).toHaveText(/403 Forbidden/)
    await expect(call.getByText(REFUSED)).toBeVisible()
    await call.getByRole('button', { name: 'Reset content' }).click()
    await expect(call.getByRole('button', { name: 'Reset content' })).toHaveCount(0)
  })
})

test.describe('A write request is sent only by Run', () => {
  const DISH = 'POST /api/dishes?status=draft\n\n{ "data": { "name": "Grilled leeks", "price": 11 } }'
  const reset = (call: Locator) => call.getByRole('button', { name: 'Reset content' })

  test('changing the sender or the version doesn’t send it; changing back shows the last response', async ({ page }) => {
    await page.goto(PLAYGROUND)
    const call = page.locator('.api-call')
    const shown = call.locator('.run-status')
    const sender = call.getByLabel('Sent by')
    await edit(call).click()
    await field(call).fill(DISH)
    await run(call).click()
    await expect(status(call)).toHaveText(/403 Forbidden/)
    await sender.selectOption('a full-access token')
    await expect(shown).toHaveText(NOT_SENT)
    await sender.selectOption('a visitor')
    await expect(status(call)).toHaveText(/403 Forbidden/)
    await sender.selectOption('a full-access token')
    await call.getByRole('combobox', { name: 'Strapi' }).selectOption(versions[1]!.version)
    await expect(shown).toHaveText(NOT_SENT)
    await expect(reset(call)).toHaveCount(0)
    await run(call).click()
    await expect(status(call)).toHaveText(/201 Created/)
    // Read requests are sent immediately.
    await field(call).fill('GET /api/dishes?filters[name]=Grilled leeks&status=draft')
    await expect(answer(call)).toContainText('Grilled leeks')
    await sender.selectOption('a visitor')
    await expect(status(call)).toHaveText(/403 Forbidden|200 OK/)
  })

  test('a link doesn’t send it', async ({ page }) => {
    await page.goto(`${PLAYGROUND}?${new URLSearchParams({ run: DISH, as: 'full-access' }).toString()}`)
    const call = page.locator('.api-call')
    await expect(field(call)).toHaveValue(/^POST/)
    await expect(call.locator('.run-status')).toHaveText('Not sent yet: press Run.')
    await expect(reset(call)).toHaveCount(0)
    await run(call).click()
    await expect(status(call)).toHaveText(/201 Created/)
    await expect(reset(call)).toBeVisible()
  })

  test('typing doesn’t send a request with a preceding write request', async ({ page }) => {
    await open(page, '/dev-docs/api/rest')
    const call = page
      .locator('.api-call')
      .filter({ has: page.locator('[data-note~="after"]') })
      .first()
    await edit(call).click()
    await expect(field(call)).toBeFocused()
    await page.keyboard.type('&fields=name')
    await expect(call.locator('.run-status')).toHaveText('Not sent yet: press Run.')
    await expect(reset(call)).toHaveCount(0)
    await run(call).click()
    await expect(status(call)).toHaveText(/after (?:POST|PUT|DELETE)/)
    await expect(reset(call)).toBeVisible()
  })
})

test('Document Service code runs, and shows its return value, output, and errors', async ({ page }) => {
  await open(page, '/dev-docs/api/document-service/filters')
  const first = page.locator('[data-with]').first()
  const result = page.locator('.run-result').first()
  await run(first).click()
  await expect(status(page.locator('#article'))).toHaveText(/returned.*as recorded/)
  await edit(first).click()
  await page.getByRole('textbox', { name: 'Code' }).fill("console.log('hello')\nstrapi.documents('api::dish.dish').count()")
  await run(first).click()
  await expect(result.getByRole('region', { name: 'Printed' })).toHaveText('hello')
  await expect(answer(result)).toHaveText(/^\d+\s*$/)
  const code = page.getByRole('textbox', { name: 'Code' })
  await code.fill("strapi.documents('dishes').count()")
  await expect(code).toHaveAccessibleDescription('There is no content type “dishes”. Did you mean “api::dish.dish”?')
  await code.fill("throw new Error('too late')")
  await expect(code).toHaveAccessibleDescription('')
  await run(first).click()
  await expect(result.locator('.run-status')).toHaveText(/threw Error/)
  await expect(answer(result)).toContainText('too late')
})

test.describe('A GraphQL operation', () => {
  const operation = (call: Locator) => call.getByRole('textbox', { name: 'Operation' })
  const callWith = (page: Page, text: string) => page.locator('.api-call').filter({ hasText: text }).first()

  test('returns the recorded response, can be edited, and shows GraphQL’s own errors', async ({ page }) => {
    const problems = watchProblems(page)
    await open(page, GRAPHQL)
    const call = page
      .locator('.api-call')
      .filter({ has: page.locator('.panel-request .code[data-lang="graphql"]') })
      .first()
    await run(call).click()
    await expect(status(call)).toHaveText(/200 OK.*as recorded/)
    await edit(call).click()
    await operation(call).fill('{\n  dishes(sort: "name", pagination: { limit: 1 }) { name, price }\n}')
    await run(call).click()
    await expect(answer(call)).toContainText('"price"')
    await operation(call).fill('{ dishes { nam } }')
    await run(call).click()
    await expect(status(call)).toHaveText(/400 Bad Request/)
    await expect(call.locator('.run-error')).toHaveText(/Cannot query field "nam" on type "Dish". Did you mean "name"/)
    await call.getByRole('button', { name: 'Reset request' }).click()
    await expect(answer(call)).toHaveCount(0)
    expect(problems).toEqual([])
  })

  test('has editable variables and the sender’s permissions, and only a mutation changes content', async ({ page }) => {
    await open(page, GRAPHQL)
    const call = callWith(page, 'mutation Draft')
    await edit(call).click()
    await expect(operation(call)).toHaveValue(/^mutation Draft[^]*\n\n# Variables\n\{ "data": \{ "name": "Tide Pool"/)
    await run(call).click()
    await expect(status(call)).toHaveText(/200 OK.*as recorded/)
    await expect(call.getByRole('button', { name: 'Reset content' })).toBeVisible()
    await call.getByLabel('Sent by').selectOption('a visitor')
    await run(call).click()
    await expect(call.getByText(REFUSED)).toBeVisible()
    await call.getByRole('button', { name: 'Reset content' }).click()
    await operation(call).fill('{ dishes { name } }')
    await run(call).click()
    await expect(answer(call)).toContainText('dishes')
    await expect(call.getByRole('button', { name: 'Reset content' })).toHaveCount(0)
    await operation(call).fill('query ($id: ID!) { dish(documentId: $id) { name } }\n\n# Variables\n{ "id": }')
    await run(call).click()
    await expect(status(call).or(call.locator('.run-failure'))).toContainText('The variables aren’t JSON')
  })
})

test('a link restores the request and its response for another visitor, and the next edit drops it from the URL', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: new URL(baseURL!).origin })
  await open(page, FILTERS)
  const call = sample(page, THREE_STARS)
  await edit(call).click()
  await field(call).fill('GET /api/restaurants\n?filters[stars][$gte]=2\n&fields=name')
  await expect(status(call)).toHaveText(/200 OK/)
  await call.getByRole('button', { name: 'Copy link' }).click()
  await expect(call.getByRole('button', { name: 'Copied' })).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  await page.goto('about:blank')
  await page.goto(link)
  await expect(field(call)).toHaveValue('GET /api/restaurants\n?filters[stars][$gte]=2\n&fields=name')
  await expect(answer(call)).toContainText('Salt & Ember')
  await expect(call).toBeInViewport()
  await field(call).press('End')
  await page.keyboard.type(',stars')
  await expect(page).toHaveURL(FILTERS)
})

test.describe('The Strapi version', () => {
  const other = versions[1]!
  const own = other.files.filter(({ path }) => built.files.every((file) => file.path !== path)).map(({ path }) => `/${path}`)
  const version = (call: Locator) => call.getByRole('combobox', { name: 'Strapi' })
  /** A request that the newer version rejects. */
  const LIKE = 'GET /api/restaurants?filters[name][$like]=Lantern&fields=name'

  test('is selected by keyboard, loads its files once, and is named in the response', async ({ page }) => {
    const problems = watchProblems(page)
    await open(page, FILTERS)
    const requests = watchRequests(page, (request) => PARTS.test(request.url()))
    const paths = () => requests.map((request) => new URL(request.url()).pathname)
    const call = sample(page, THREE_STARS)
    await run(call).click()
    await expect(call.getByText(`Strapi ${built.version} in your browser`)).toBeVisible()
    expect(paths()).not.toEqual(expect.arrayContaining(own))
    await version(call).focus()
    await page.keyboard.press('ArrowDown')
    await expect(call.getByText(`Strapi ${other.version} in your browser`)).toBeVisible()
    await expect(status(call)).toHaveText(/200 OK.*as recorded/)
    await expect(version(call)).toBeFocused()
    expect(
      paths()
        .filter((path) => own.includes(path))
        .sort(),
    ).toEqual(own.toSorted())
    await edit(call).click()
    await field(call).fill(LIKE)
    await expect(status(call)).toHaveText(/400/)
    await version(call).selectOption(built.version)
    await expect(status(call)).toHaveText(/200 OK/)
    expect(
      paths()
        .filter((path) => own.includes(path))
        .sort(),
    ).toEqual(own.toSorted())
    expect(problems).toEqual([])
  })

  test('applies to every page, and each version has its own content', async ({ page }) => {
    await open(page, FILTERS)
    const call = sample(page, THREE_STARS)
    await edit(call).click()
    await version(call).selectOption(other.version)
    await field(call).fill('POST /api/dishes\n?fields=name\n\n{ "data": { "name": "Grilled leeks", "price": 11 } }')
    await call.getByLabel('Sent by').selectOption('a full-access token')
    await run(call).click()
    await expect(status(call)).toHaveText(/201/)
    await expect(call.getByRole('button', { name: 'Reset content' })).toBeVisible()
    await page.goto(PLAYGROUND)
    const there = page.locator('.api-call')
    await run(there).click()
    await expect(there.getByText(`Strapi ${other.version} in your browser`)).toBeVisible()
    await expect(version(there)).toHaveValue(other.version)
    await version(there).selectOption(built.version)
    await expect(there.getByText(`Strapi ${built.version} in your browser`)).toBeVisible()
    await page.reload()
    await run(there).click()
    await expect(there.getByText(`Strapi ${built.version} in your browser`)).toBeVisible()
  })

  test('shows how its response differs from the previous version’s', async ({ page }) => {
    await open(page, FILTERS)
    const call = sample(page, THREE_STARS)
    await edit(call).click()
    await field(call).fill(LIKE)
    await expect(status(call)).toHaveText(/200 OK/)
    await version(call).selectOption(other.version)
    await expect(status(call)).toHaveText(`400 Bad Request200 OK in ${built.version}`)
    await field(call).fill('GET /api/restaurants?fields=name')
    await expect(status(call)).toHaveText(/^200 OK/)
    await version(call).selectOption(built.version)
    await expect(status(call)).toHaveText(`200 OKthe same as in ${other.version}`)
    await field(call).fill('GET /api/dishes?locale=en&fields=name')
    await expect(status(call)).not.toHaveText(/in /)
  })

  test('is part of a link, which doesn’t change the reader’s preference', async ({ page, context, baseURL }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: new URL(baseURL!).origin })
    await open(page, FILTERS)
    const call = sample(page, THREE_STARS)
    await edit(call).click()
    await version(call).selectOption(other.version)
    await field(call).fill(LIKE)
    await expect(status(call)).toHaveText(/400/)
    await call.getByRole('button', { name: 'Copy link' }).click()
    await expect(call.getByRole('button', { name: 'Copied' })).toBeVisible()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    await page.evaluate(() => localStorage.clear())
    await page.goto('about:blank')
    const requests = watchRequests(page, (request) => PARTS.test(request.url()))
    await page.goto(link)
    await expect(status(call)).toHaveText(/400/)
    await expect(version(call)).toHaveValue(other.version)
    await expect(answer(call)).toContainText('Invalid key $like')
    const paths = requests.map((request) => new URL(request.url()).pathname)
    expect(paths).toEqual(expect.arrayContaining(own))
    expect(paths.filter((path) => path.includes('/playground/')).length).toBe(filesFor(other.files).length)
    expect(await page.evaluate(() => localStorage.getItem('docs-preferred-answers'))).toBeNull()
  })

  test('without GraphQL shows a message', async ({ page }) => {
    await open(page, GRAPHQL)
    const call = page
      .locator('.api-call')
      .filter({ has: page.locator('.panel-request .code[data-lang="graphql"]') })
      .first()
    await run(call).click()
    await expect(status(call)).toHaveText(/200 OK/)
    await version(call).selectOption(other.version)
    await expect(call.getByText('GraphQL doesn’t run in this version yet')).toBeVisible()
  })
})

test('every example request on the playground page gets the expected response', async ({ page }) => {
  const problems = watchProblems(page)
  await open(page, PLAYGROUND)
  const call = page.locator('.api-call')
  const links = page.locator('#article ol a')
  await expect(links).toHaveCount(13)
  for (const link of await links.all()) {
    await link.click()
    if (/run=(?:POST|PUT)%20\/api/.test((await link.getAttribute('href'))!)) {
      await expect(call.locator('.run-status')).toHaveText('Not sent yet: press Run.')
      await run(call).click()
    }
    const isRefused = (await link.innerText()).includes('without a token')
    await expect(status(call)).toHaveText(isRefused ? /403 Forbidden/ : /20[01] /)
    await expect(call.locator('.run-wrong')).toHaveText('')
  }
  await expect(page.getByRole('cell', { name: /Strapi 5\.0\.0/ })).toBeVisible()
  expect(problems).toEqual([])
})

test.describe('Tasks of a new reader, with the page’s suggestions', () => {
  /** Types a few letters and accepts the first suggestion. */
  const take = async (page: Page, letters: string, first: RegExp) => {
    await page.keyboard.type(letters)
    await expect(options(page).getByRole('option').first()).toHaveText(first)
    await page.keyboard.press('Enter')
  }

  test('restaurants with three stars or more that have a chef, newest review first, only names, in French', async ({ page }) => {
    const call = await editPlayground(page)
    await field(call).fill('GET /api/')
    await take(page, 'res', /^restaurants/)
    await page.keyboard.type('?')
    await take(page, 'loc', /^locale/)
    await take(page, 'f', /^fr/)
    for (const [letters, first] of [
      ['&fil', /^filters/],
      ['sta', /^stars/],
      ['gte', /^\$gte/],
      ['3&fil', /^filters/],
      ['chef', /^chef/],
      ['not', /^\$notNull/],
      ['', /^true/],
      ['&sort', /^sort/],
      ['rev', /^reviews/],
      ['vis', /^visitedOn/],
      [':d', /^desc/],
      ['&fie', /^fields/],
      ['na', /^name/],
    ] as const)
      await take(page, letters, first)
    await expect(field(call)).toHaveValue(
      'GET /api/restaurants?locale=fr\n&filters[stars][$gte]=3\n&filters[chef][$notNull]=true\n&sort=reviews.visitedOn:desc\n&fields=name',
    )
    await expect(call.locator('.run-wrong')).toHaveText('')
    await expect(answer(call)).toContainText('La Table du port')
  })

  test('publish a draft and read it as a visitor; a reset removes it', async ({ page }) => {
    await page.goto(PLAYGROUND)
    const call = page.locator('.api-call')
    const sender = call.getByLabel('Sent by')
    const send = async (request: string, as: string) => {
      await field(call).fill(request)
      await sender.selectOption(as)
      await field(call).press('Control+Enter')
    }
    await edit(call).click()
    await send('POST /api/dishes?status=draft\n\n{ "data": { "name": "Grilled leeks", "price": 11 } }', 'a full-access token')
    await expect(status(call)).toHaveText(/201 Created/)
    const [, id] = /"documentId": "(\w+)"/.exec(await answer(call).innerText())!
    await send(`GET /api/dishes/${id}?fields=name`, 'a visitor')
    await expect(status(call)).toHaveText(/404 Not Found/)
    await send(`PUT /api/dishes/${id}\n\n{ "data": {} }`, 'a full-access token')
    await expect(status(call)).toHaveText(/200 OK/)
    await send(`GET /api/dishes/${id}?fields=name`, 'a visitor')
    await expect(answer(call)).toContainText('Grilled leeks')
    await call.getByRole('button', { name: 'Reset content' }).click()
    await expect(call.getByRole('button', { name: 'Reset content' })).toHaveCount(0)
    await field(call).press('Control+Enter')
    await expect(status(call)).toHaveText(/404 Not Found/)
  })

  test('delete a document from the last response, and restore it', async ({ page }) => {
    const call = await editPlayground(page)
    await field(call).fill('GET /api/dishes?fields=name&filters[name][$contains]=Leeks')
    await expect(answer(call)).toContainText('Ember-Roasted Leeks')
    await field(call).fill('DELETE /api/dishes')
    await expect(field(call)).toHaveAccessibleDescription(/DELETE needs the document’s ID/)
    await expect(call.locator('.run-status')).toHaveText(NOT_SENT)
    const [, id] = /"documentId": "(\w+)"/.exec(await answer(call).innerText())!
    await page.keyboard.type('/')
    await expect(options(page).getByRole('option')).toHaveText([`${id}Ember-Roasted Leeks`])
    await page.keyboard.press('Enter')
    await expect(field(call)).toHaveValue(`DELETE /api/dishes/${id}`)
    await run(call).click()
    await expect(status(call)).toHaveText(/403 Forbidden/)
    await call.getByLabel('Sent by').selectOption('a full-access token')
    await run(call).click()
    await expect(status(call)).toHaveText(/204 No Content/)
    await field(call).fill(`GET /api/dishes/${id}?fields=name`)
    await expect(status(call)).toHaveText(/404 Not Found/)
    // Read requests are sent again after a reset.
    await call.getByRole('button', { name: 'Reset content' }).press('Enter')
    await expect(answer(call)).toContainText('Ember-Roasted Leeks')
    await expect(call.getByRole('button', { name: 'Copy link' })).toBeFocused()
  })

  test('two levels of relations with one field each: a bracket continues the path', async ({ page }) => {
    const call = await editPlayground(page)
    await field(call).fill('GET /api/chefs?fields=name')
    await expect(status(call)).toHaveText(/200 OK/)
    for (const [letters, option] of [
      ['&pop', /^populate/],
      ['rest', /^restaurant/],
      ['[', /^fields/],
      ['', /^name/],
      // The brackets that a suggestion inserts can also be typed.
      ['&populate[rest', /^restaurant/],
      ['[pop', /^populate/],
      ['=nei', /^neighborhood/],
      ['[', /^fields/],
      ['', /^name/],
    ] as const)
      await take(page, letters, option)
    await expect(field(call)).toHaveValue(
      'GET /api/chefs?fields=name\n&populate[restaurant][fields][0]=name\n&populate[restaurant][populate][neighborhood][fields][0]=name',
    )
    await expect(call.locator('.run-wrong')).toHaveText('')
    await expect(answer(call)).toContainText('"neighborhood": {')
  })

  test('count the reviews of each restaurant; incomplete requests aren’t sent', async ({ page }) => {
    const call = await editPlayground(page)
    await field(call).fill('GET /api/restaurants\n?fields=name')
    await expect(answer(call)).toContainText('Salt & Ember')
    await page.keyboard.type('&populate[reviews][')
    await expect(options(page).getByRole('option')).toHaveText([/^fields/, /^filters/, /^sort/, /^populate/, /^count/])
    await page.keyboard.type('cou')
    await page.keyboard.press('Enter')
    await page.keyboard.type('t')
    await page.keyboard.press('Enter')
    await expect(field(call)).toHaveValue(/&populate\[reviews\]\[count\]=true$/)
    await expect(answer(call)).toContainText('"count": ')
  })
})

test.describe('The body of a write request', () => {
  test('is completed by keyboard alone: names of fields, and values of an enumeration', async ({ page }) => {
    const call = await editPlayground(page)
    await field(call).fill('POST /api/restaurants?status=draft&fields=name,priceRange\n\n{ "data": {')
    await call.getByLabel('Sent by').selectOption('a full-access token')
    await field(call).focus()
    await page.keyboard.press('Control+End')
    await page.keyboard.press('Enter')
    await expect(options(page)).toHaveCount(0)
    await page.keyboard.type('"na')
    await expect(options(page).getByRole('option').first()).toHaveText(/^name/)
    await page.keyboard.press('Enter')
    await page.keyboard.type('"Tide Pool", "pri')
    await expect(options(page).getByRole('option', { selected: true })).toHaveText(/^priceRange/)
    await page.keyboard.press('Enter')
    await expect(options(page).getByRole('option')).toHaveText(['"budget"', '"moderate"', '"expensive"'])
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.keyboard.type(' } }')
    await expect(field(call)).toHaveValue(/\{ "data": \{\n +"name": "Tide Pool", "priceRange": "moderate" \} \}$/)
    await expect(call.locator('.run-wrong')).toHaveText('')
    await run(call).click()
    await expect(status(call)).toHaveText(/201 Created/)
    await expect(answer(call)).toContainText('moderate')
  })

  test('has its mistakes underlined and explained: unknown fields and values, and JSON syntax', async ({ page }) => {
    const call = await editPlayground(page)
    const underlined = call.locator('.run-mirror [data-wrong]')
    for (const [body, mark, problem] of [
      ['{ "data": { "nam": "Tide Pool" } }', 'nam', 'Unknown field “nam” in Restaurant. Did you mean “name”?'],
      ['{ "data": { "priceRange": "cheap" } }', 'cheap', '“cheap” isn’t a value of this field, so Strapi rejects it.'],
      ['{ "data": { "name": "Tide Pool", } }', ',', 'Remove this comma: nothing follows it.'],
    ] as const) {
      await field(call).fill(`POST /api/restaurants\n\n${body}`)
      await expect(field(call)).toHaveAccessibleDescription(problem)
      await expect(underlined).toHaveText([mark])
    }
    await field(call).fill('POST /api/restaurants\n\n{ "data": { "name": "Tide Pool" } }')
    await expect(underlined).toHaveCount(0)
    await expect(field(call)).toHaveAttribute('aria-invalid', 'false')
  })
})

test('the response to an unchanged sample says that it includes the reader’s own changes, until a reset', async ({ page }) => {
  const call = await editPlayground(page)
  const included = call.getByText(/Your .+ included/)
  await field(call).fill('PUT /api/restaurants/n31ge3abgbt5k68orqwqbsq3?fields=name,stars\n\n{ "data": { "stars": 1 } }')
  await call.getByLabel('Sent by').selectOption('a full-access token')
  await run(call).click()
  await expect(status(call)).toHaveText(/200 OK/)
  await expect(answer(call)).toContainText('"stars": 1')
  await expect(included).toHaveCount(0)
  await call.getByRole('button', { name: 'Reset request' }).click()
  await run(call).click()
  await expect(included).toHaveText('Your change to the content is included. Reset content to undo it.')
  await field(call).fill('DELETE /api/restaurants/n31ge3abgbt5k68orqwqbsq3')
  await call.getByLabel('Sent by').selectOption('a full-access token')
  await run(call).click()
  await expect(status(call)).toHaveText(/204 No Content/)
  await call.getByRole('button', { name: 'Reset request' }).click()
  await run(call).click()
  await expect(included).toHaveText('Your 2 changes to the content are included. Reset content to undo them.')
  await call.getByRole('button', { name: 'Reset content' }).click()
  await expect(status(call)).toHaveText(/as recorded$/)
  await expect(included).toHaveCount(0)
})

test('a GraphQL operation is completed by keyboard alone, and its mistakes are underlined and explained', async ({ page }) => {
  const call = await editPlayground(page)
  await field(call).fill('{ restaurants(filters: { priceRange: { eq: ')
  const operation = call.getByRole('textbox', { name: 'Operation' })
  await expect(call.locator('.run-mirror [data-wrong]').first()).toBeVisible()
  await page.keyboard.press('Control+Space')
  await expect(options(page).getByRole('option')).toHaveText(['"budget"', '"moderate"', '"expensive"'])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.keyboard.type(' } }) { ch')
  await expect(options(page).getByRole('option', { selected: true })).toHaveText(/^chef/)
  await page.keyboard.press('Enter')
  await page.keyboard.type('na')
  await page.keyboard.press('Enter')
  await page.keyboard.type(' } } }')
  await expect(operation).toHaveValue('{ restaurants(filters: { priceRange: { eq: "moderate" } }) { chef { name } } }')
  await expect(operation).toHaveAttribute('aria-invalid', 'false')
  await run(call).click()
  await expect(status(call)).toHaveText(/200 OK/)
  await operation.fill('{ restaurants { nam } }')
  await expect(operation).toHaveAccessibleDescription('Unknown field “nam” in Restaurant. Did you mean “name”?')
  await expect(call.locator('.run-mirror [data-wrong]')).toHaveText(['nam'])
})

test('the query builder suggests and checks names only after Edit, and loads nothing before', async ({ page }) => {
  const requests = watchRequests(page, (request) => PARTS.test(request.url()) || /QueryField/.test(request.url()))
  await open(page, QUERY_BUILDER)
  const builder = page.locator('#query-builder')
  const query = builder.getByRole('textbox', { name: 'Query object' })
  await query.fill('{ fields: ["name"] }')
  await expect(builder.locator('output')).toHaveText(/fields\[0\]=name$/)
  expect(requests).toEqual([])
  await builder.getByRole('button', { name: 'Edit with suggestions' }).click()
  await expect(query).toBeFocused()
  await expect(builder.locator('.run-mirror .run-key')).toHaveText(['fields'])
  await query.fill('{ filters: { priceRange: ')
  await page.keyboard.press('Control+Space')
  await expect(options(page).getByRole('option')).toHaveText(["'budget'", "'moderate'", "'expensive'"])
  await page.keyboard.press('Enter')
  await page.keyboard.type(' }, so')
  await expect(options(page).getByRole('option', { selected: true })).toHaveText(/^sort/)
  await page.keyboard.press('Enter')
  await page.keyboard.type("'nam' }")
  await expect(query).toHaveAccessibleDescription('Unknown field “nam” in Restaurant. Did you mean “name”?')
  await expect(builder.locator('.run-mirror [data-wrong]')).toHaveText(['nam'])
})

test('while a bracket isn’t closed, no status of another request is beside it', async ({ page }) => {
  const call = await editPlayground(page)
  await field(call).fill('GET /api/restaurants?fields=name')
  await expect(status(call)).toHaveText(/200 OK/)
  await field(call).fill('GET /api/restaurants?fields=name&filters[stars')
  await expect(call.locator('.run-status')).toHaveText('Not sent yet: a bracket isn’t closed. Below is the last response.')
  await field(call).fill('GET /api/restaurants?fields=name&filters[stars]=3')
  await expect(status(call)).toHaveText(/200 OK/)
})

test('a GraphQL operation in place of a request is sent as one', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: new URL(baseURL!).origin })
  const call = await editPlayground(page)
  await field(call).fill('{ restaurants(sort: "name") { name } }')
  const operation = call.getByRole('textbox', { name: 'Operation' })
  await expect(operation).toBeFocused()
  await expect(call.locator('.run-status')).toHaveText('Not sent yet: press Run.')
  await run(call).click()
  await expect(status(call)).toHaveText(/200 OK/)
  await expect(answer(call)).toContainText('Harbor Table')
  await call.getByRole('button', { name: 'Copy link' }).click()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  await page.goto('about:blank')
  await page.goto(link)
  await expect(operation).toHaveValue('{ restaurants(sort: "name") { name } }')
  await expect(answer(call)).toContainText('Harbor Table')
  await operation.fill('GET /api/dishes?fields=name')
  await expect(field(call)).toBeFocused()
  await run(call).click()
  await expect(answer(call)).toContainText('Ember-Roasted Leeks')
})

test('content types that the sender may not use are suggested last', async ({ page }) => {
  const call = await editPlayground(page)
  await call.getByLabel('Sent by').selectOption('Ada, logged in')
  await field(call).fill('GET /api/')
  const offered = options(page).getByRole('option')
  await expect(offered.first()).toHaveText('restaurantsRestaurant')
  await expect(offered.filter({ hasText: 'dishes' })).toHaveText('dishesnot permitted to this sender')
  await field(call).fill('GET /api/restaurants?sort=st')
  await expect(offered.first()).toHaveText(/^stars/)
})

for (const [name, text] of [
  [
    'a read request',
    'GET /api/restaurants\n?fields=name,lastInspection\n&filters[lastInspection][$gt]=2024-04-18T09:00:00\n&sort=lastInspection',
  ],
  [
    'a write request',
    'POST /api/reviews\n?fields=visitedOn,createdAt\n\n{ "data": { "rating": 4, "text": "Twice", "visitedOn": "2024-04-18" } }',
  ],
] as const) {
  test(`the response to ${name} has the same times in every time zone`, async ({ browser, baseURL }) => {
    const answers: string[] = []
    for (const timezoneId of ['Pacific/Kiritimati', 'America/Los_Angeles']) {
      const page = await browser.newPage({ baseURL: baseURL!, timezoneId })
      const call = await editPlayground(page)
      await field(call).fill(text)
      await call.getByLabel('Sent by').selectOption('a full-access token')
      await run(call).click()
      await expect(status(call)).toHaveText(/20[01] /)
      await expect(answer(call)).toContainText('2024-0')
      answers.push(await answer(call).innerText())
      await page.close()
    }
    expect(answers[1]).toBe(answers[0])
  })
}

test('each part has an accessible name', async ({ page }) => {
  const call = await editPlayground(page)
  await field(call).fill('GET /api/restaurants?fields=name,stras')
  await expect(status(call)).toHaveText(/400/)
  await expect(call).toMatchAriaSnapshot(`
    - group "Your request":
      - textbox "Request" [invalid]
      - paragraph: Unknown field “stras” in Restaurant. Did you mean “stars”?
      - button "Edit" [pressed]
      - button "Run"
    - group "Response":
      - combobox "Sent by"
      - combobox "Strapi"
      - button "Copy link"
      - button "Reset request"
      - status: 400 Bad Request
      - paragraph: ValidationError Invalid key stras
      - region "Response"
  `)
  await expect(field(call)).toHaveAccessibleDescription(/Did you mean “stars”/)
})

test('in forced colors, text is readable and the selected option is visible', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  const call = await editPlayground(page)
  await field(call).fill('GET /api/restaurants?filters[st')
  const option = options(page).getByRole('option', { selected: true })
  await expect(option).toBeVisible()
  await expect(option).toHaveCSS('outline-style', 'solid')
  const [text, ground, above] = await call.locator('.run-paper').evaluate((paper) => {
    const [mirror, textarea] = paper.children as unknown as [HTMLElement, HTMLElement]
    return [getComputedStyle(mirror).color, getComputedStyle(mirror).backgroundColor, getComputedStyle(textarea).color]
  })
  expect(text).not.toBe(ground)
  // Transparent, so that the text isn't drawn twice.
  expect(above).toBe('rgba(0, 0, 0, 0)')
})

test('the query builder sends its query', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await open(page, QUERY_BUILDER)
  const builder = page.locator('#query-builder')
  await builder.getByLabel('Query object').fill('{ filters: { stars: 3 }, fields: ["name"] }')
  await run(builder).click()
  await expect(status(builder)).toHaveText(/200 OK/)
  await expect(answer(builder)).toContainText('Harbor Table')
  await builder.getByLabel('Query object').fill('{ filters: { stars: 2 }, fields: ["name"] }')
  await expect(answer(builder)).toContainText('Salt & Ember')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width)
  await builder.getByRole('link', { name: 'Open in the playground' }).click()
  await expect(title(page)).toHaveText('Playground')
  await expect(field(page.locator('.api-call'))).toHaveValue(/filters\[stars\]=2/)
  await expect(answer(page.locator('.api-call'))).toContainText('Salt & Ember')
})

test('the playground loads nothing until the reader uses Run, and then works offline', async ({ page, context }) => {
  const requests = watchRequests(page, (request) => PARTS.test(request.url()))
  const scripts = watchRequests(page, (request) => isScript(request) && /SampleConsole|reader-copy/.test(request.url()))
  await open(page, FILTERS)
  await page.waitForLoadState('networkidle')
  expect([...requests, ...scripts]).toEqual([])
  const call = sample(page, THREE_STARS)
  await run(call).click()
  await expect(status(call)).toHaveText(/200 OK/)
  await context.setOffline(true)
  await edit(call).click()
  await field(call).fill('GET /api/dishes\n?fields=name')
  await expect(answer(call)).toContainText('Ember-Roasted Leeks')
})

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('the playground also works offline after the page was reloaded', async ({ page, context }) => {
    await open(page, FILTERS)
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
    await run(sample(page, THREE_STARS)).click()
    await expect(status(sample(page, THREE_STARS))).toHaveText(/200 OK/)
    const used = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname))
    for (const file of [FILTERS, ...used.filter((path) => /^\/(?:assets|playground)\//.test(path) && !path.endsWith('.html'))]) {
      await expect.poll(() => page.evaluate(async (url) => (await caches.match(url)) !== undefined, file), { message: file }).toBe(true)
    }
    await context.setOffline(true)
    await page.reload()
    await wake(page)
    await run(sample(page, THREE_STARS)).click()
    await expect(status(sample(page, THREE_STARS))).toHaveText(/200 OK/)
  })
})

test('a touch that becomes a scroll loads nothing', async ({ page }) => {
  const requests = watchRequests(page, (request) => PARTS.test(request.url()))
  await open(page, FILTERS)
  const button = page.locator('button.run').first()
  await button.dispatchEvent('pointerdown', { pointerType: 'touch' })
  await button.dispatchEvent('pointercancel', { pointerType: 'touch' })
  await page.waitForLoadState('networkidle')
  expect(requests).toEqual([])
  await button.dispatchEvent('pointerdown', { pointerType: 'mouse' })
  await expect.poll(() => requests.length).toBeGreaterThan(0)
})

/** Returns the transferred response bodies in bytes. */
async function transferred(requests: Request[]): Promise<number> {
  const sizes = await Promise.all(requests.map((request) => request.sizes()))
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)
}

const BASE_FILES = filesFor(built.files)
for (const [kind, route, name, files, budget] of [
  ['a request', FILTERS, 'Request', BASE_FILES, 450_000],
  ['code', '/dev-docs/api/document-service/filters', 'Code', BASE_FILES, 450_000],
  ['GraphQL', GRAPHQL, 'Request', built.files, 450_000 + 250_000],
] as const) {
  test(`Run and Edit load ${budget / 1000} kB at most for ${kind}, including the editor, and each file once`, async ({ page }) => {
    await open(page, route)
    await expect(page.locator('button.run').first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    const requests = watchRequests(page)
    await page.locator('button.run').first().click()
    await expect(page.locator('.run-status b')).toBeVisible()
    await page.locator('button.run-edit').first().click()
    await expect(page.getByRole('textbox', { name })).toBeVisible()
    const paths = requests.map((request) => new URL(request.url()).pathname)
    expect(paths.filter((path) => path.includes('/playground/')).sort()).toEqual(files.map(({ path }) => `/${path}`).sort())
    expect(await transferred(requests)).toBeLessThanOrEqual(budget)
    // tests/playground/built.test.ts uses this limit for the other versions.
    const code = requests.filter((request) => !request.url().includes('/assets/playground/'))
    expect(await transferred(code)).toBeLessThanOrEqual(CODE_BUDGET)
  })
}

test('the playground page shows Run immediately, and lists the loaded files', async ({ page }) => {
  await page.goto(PLAYGROUND)
  await expect(page.locator('button.run')).toBeVisible()
  const table = page.getByRole('table').filter({ hasText: 'SQLite' })
  const loaded = table.getByRole('cell', { name: 'loaded' })
  await expect(loaded).toHaveCount(0)
  await page.locator('button.run').click()
  await expect(status(page.locator('.api-call'))).toHaveText(/200 OK/)
  await expect(loaded).toHaveCount(BASE_FILES.length + 1)
})

test('without script, the page has no controls of the playground', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL: baseURL!, javaScriptEnabled: false })
  await page.goto(FILTERS)
  await expect(sample(page, THREE_STARS).getByRole('button', { name: /Run|Edit/ })).toHaveCount(0)
  await page.close()
})

test('after navigation and Back, each sample has its controls once', async ({ page }) => {
  await open(page, PLAYGROUND)
  await expect(page.locator('button.run')).toHaveCount(1)
  await page.getByRole('link', { name: 'filters', exact: true }).click()
  await expect(title(page)).toHaveText(/^Filters/)
  await page.goBack()
  await expect(title(page)).toHaveText('Playground')
  await expect(page.locator('button.run')).toHaveCount(1)
})

test('on a phone, buttons don’t cover a code title', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL: baseURL!, viewport: PHONE, hasTouch: true })
  await open(page, '/dev-docs/api/document-service/locale')
  const call = sample(page, "Find a translation that doesn't exist")
  await expect(run(call)).toBeVisible()
  const overlaps = await call.locator('.panel-request').evaluate((panel) => {
    const range = document.createRange()
    range.selectNodeContents(panel.querySelector('.panel-title')!)
    const letters = [...range.getClientRects()]
    return [...panel.querySelectorAll('button')].filter((button) => {
      const box = button.getBoundingClientRect()
      return letters.some(({ left, right, top, bottom }) => left < box.right && box.left < right && top < box.bottom && box.top < bottom)
    }).length
  })
  expect(overlaps).toBe(0)
  await page.close()
})

test('on a phone, buttons don’t cover the last line of a request without a title', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL: baseURL!, viewport: PHONE, hasTouch: true })
  await open(page, '/dev-docs/api/rest/relations')
  await expect(page.locator('button.run').first()).toBeVisible()
  const overlaps = await page.locator('.http:has(> .run-controls)').evaluateAll((all) =>
    all.map((request) => {
      const buttons = [...request.querySelectorAll('.run-controls button')].map((button) => button.getBoundingClientRect())
      const walker = document.createTreeWalker(request.querySelector('code')!, NodeFilter.SHOW_TEXT)
      const range = document.createRange()
      const lines: DOMRect[] = []
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        range.selectNodeContents(node)
        if (node.textContent!.trim() !== '') lines.push(...range.getClientRects())
      }
      return lines.filter(({ left, right, top, bottom }) =>
        buttons.some((box) => left < box.right && box.left < right && top < box.bottom && box.top < bottom),
      ).length
    }),
  )
  expect(overlaps.length).toBeGreaterThan(10)
  expect(Math.max(...overlaps)).toBe(0)
  await page.close()
})

test('on a phone, sizes of files don’t wrap', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL: baseURL!, viewport: PHONE })
  await page.goto(PLAYGROUND)
  const cells = page.getByRole('table').filter({ hasText: 'SQLite' }).locator('td:nth-child(2)')
  const lines = await cells.evaluateAll((all) =>
    all.map((cell) => {
      const range = document.createRange()
      range.selectNodeContents(cell)
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
    }),
  )
  expect(lines.length).toBeGreaterThan(4)
  expect(new Set(lines)).toEqual(new Set([1]))
  await page.close()
})

test('the playground belongs to “Developer Docs” in the navigation bar', async ({ page }) => {
  await page.goto(PLAYGROUND)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Developer Docs' })).toHaveAttribute('aria-current', 'true')
})

test.describe('Suggestions', () => {
  test('also open on a tap', async ({ browser, baseURL }) => {
    const page = await browser.newPage({ baseURL: baseURL!, viewport: PHONE, hasTouch: true })
    await page.goto(PLAYGROUND)
    const call = page.locator('.api-call')
    await edit(call).tap()
    await expect(page.locator('.run-mirror .run-parameter').first()).toBeVisible()
    await field(call).tap({ position: { x: 120, y: 22 } })
    await expect(options(page).getByRole('option', { name: 'restaurants' })).toBeVisible()
    await options(page).getByRole('option', { name: 'dishes' }).tap()
    await expect(field(call)).toHaveValue(/^GET \/api\/dishes/)
    await page.close()
  })

  test('open above the cursor if there is no room below', async ({ page }) => {
    const call = await editPlayground(page)
    await field(call).fill('GET /api/restaurants')
    await page.setViewportSize({ width: DESKTOP.width, height: 500 })
    await page.keyboard.type('?')
    await expect(options(page)).toBeInViewport({ ratio: 1 })
    const [list, at] = [(await options(page).boundingBox())!, (await field(call).boundingBox())!]
    expect(list.y + list.height).toBeLessThanOrEqual(at.y + 14)
  })
})

for (const [name, viewport, colorScheme] of [
  ['on a laptop', DESKTOP, 'light'],
  ['on a phone in the dark', PHONE, 'dark'],
] as const) {
  test(`accessible and within the screen ${name}, in every state`, async ({ browser, baseURL }) => {
    const page = await browser.newPage({ baseURL: baseURL!, viewport, colorScheme })
    await provideAxe(page.context())
    await page.goto(PLAYGROUND)
    await wake(page)
    const call = page.locator('.api-call')
    await edit(call).click()
    await field(call).fill('GET /api/restaurants\n?filters[stars][$gte]=1\n&filters[stars][$lt]=3\n&fields=name,stars,sta')
    await expect(page.getByRole('listbox')).toBeVisible()
    await expect(status(call)).toHaveText(/400/)
    expect(await wrong(page)).toEqual([])
    await page.keyboard.press('Escape')
    await field(call).fill('GET /api/restaurants\n?filters[stars][$gte]=1\n&fields=name,stars')
    await expect(status(call)).toHaveText(/200 OK.*new/)
    expect(await wrong(page)).toEqual([])
    await field(call).fill('DELETE /api/dishes')
    await expect(call.locator('.run-status')).toHaveText(/Not sent yet/)
    expect(await wrong(page)).toEqual([])
    await field(call).fill('POST /api/dishes\n\n{ "data": { "name": "Grilled leeks", "price": 11 } }')
    await run(call).click()
    await expect(status(call)).toHaveText(/403 Forbidden/)
    expect(await wrong(page)).toEqual([])
    await call.getByLabel('Sent by').selectOption('a full-access token')
    await run(call).click()
    await expect(status(call)).toHaveText(/201 Created/)
    await call.getByRole('button', { name: 'Copy link' }).click()
    expect(await wrong(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width)
    await page.close()
  })
}
