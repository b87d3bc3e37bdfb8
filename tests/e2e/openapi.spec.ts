import type { Locator, Page } from '@playwright/test'
import messages from '../../src/messages/en.ts'
import { buildReference } from '../../src/openapi/build.ts'
import { consoleProps } from '../../src/openapi/console.ts'
import type { OpenApiDocument } from '../../src/openapi/document.ts'
import { open, wake, watchProblems, watchRequests, isScript } from './support/app.ts'
import { provideAxe, violations } from './support/axe.ts'
import { startEcho, type Received } from './support/echo.ts'
import { DESKTOP, PHONE } from './support/pages.ts'
import { expect, test } from './support/test.ts'
import { htmlProblems } from './support/valid-html.ts'

const operation = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

// A trace stores the page at each step, and these pages are long.
test.use({ trace: 'off' })

test.describe('2.1 “/openapi/: API reference page (sidebar width 300px)”', () => {
  test('the sidebar is 300 px wide and links to each operation and to the other API', async ({ page }) => {
    await page.setViewportSize(DESKTOP)
    await page.goto('/openapi/')
    const sidebar = page.getByRole('navigation', { name: 'API operations' })
    expect((await sidebar.evaluate((nav) => nav.parentElement!.getBoundingClientRect())).width).toBe(300)
    await sidebar.getByRole('link', { name: 'PATCH Change a recipe' }).click()
    await expect(page).toHaveURL('/openapi/#changerecipe')
    await expect(page.getByRole('heading', { name: 'Change a recipe' })).toBeInViewport()
    await sidebar.getByRole('link', { name: 'Fleet API' }).click()
    await expect(page.getByRole('heading', { name: /^Fleet API 1/ })).toBeVisible()
    await expect(page.getByText('/ovens/{number}').first()).toBeAttached()
  })

  test('on a phone, a bar names the current operation and opens the list of operations', async ({ page }) => {
    await page.setViewportSize(PHONE)
    await page.goto('/openapi/')
    await expect(page.getByRole('navigation', { name: 'API operations' })).toBeHidden()
    await page.getByText('On this page').click()
    await page.getByRole('link', { name: 'GET List readings' }).click()
    await expect(page.getByRole('heading', { name: 'List readings' })).toBeInViewport()
    await expect(page.locator('summary', { hasText: 'GET List readings' })).toBeInViewport()
    for (const width of [PHONE.width, 320]) {
      await page.setViewportSize({ ...PHONE, width })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
  })

  test('the sidebar marks the current operation and keeps it in view, also in a short window', async ({ page }) => {
    await page.setViewportSize({ ...DESKTOP, height: 320 })
    await open(page, '/openapi/')
    const sidebar = page.getByRole('navigation', { name: 'API operations' })
    const last = sidebar.getByRole('link', { name: 'GET List readings' })
    await page.getByRole('heading', { name: 'List readings' }).evaluate((heading) => heading.scrollIntoView())
    await expect(last).toHaveAttribute('aria-current', 'true')
    await expect(sidebar.locator('[aria-current]')).toHaveCount(1)
    await expect(last).toBeInViewport({ ratio: 1 })
    await page.evaluate(() => scrollTo(0, 0))
    await expect(last).not.toHaveAttribute('aria-current')
  })

  test('has breadcrumbs from the sidebar that links to it, and can be copied as Markdown', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await open(page, '/openapi/')
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' })
    await expect(crumbs.getByRole('listitem')).toContainText(['', 'Reference', await page.getByRole('heading', { level: 1 }).innerText()])
    await page.getByText('Copy page').click()
    await page.locator('[data-copies]').getByRole('button').click()
    const copied = () => page.evaluate(() => navigator.clipboard.readText())
    await expect.poll(copied).toContain('`GET /recipes/{id}`')
    const text = await copied()
    expect(text).toContain('- `id` (')
    expect(text).toContain('```bash\ncurl --request PUT ')
  })

  for (const width of [390, DESKTOP.width, 1920]) {
    test(`samples aren’t cut off at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ ...DESKTOP, width })
      await page.goto('/openapi/')
      const wide = await page
        .locator('.api-request pre')
        .evaluateAll((blocks) => blocks.filter((pre) => pre.scrollWidth > pre.clientWidth).length)
      expect(wide).toBe(0)
    })
  }

  test('samples come after the parameters and before the responses, on wide screens next to them', async ({ page }) => {
    await page.goto('/openapi/')
    for (const width of [390, 820, 1024, 1280, 1920]) {
      await page.setViewportSize({ ...DESKTOP, width })
      const places = await page.locator('.api-operation').evaluateAll((sections) =>
        sections.map((section) => {
          const [before, request, after] = [...section.children].map((part) => part.getBoundingClientRect())
          return { before: before!, request: request!, after: after! }
        }),
      )
      expect(places.length).toBeGreaterThan(3)
      for (const { before, request, after } of places) {
        expect(after.top).toBeGreaterThanOrEqual(before.bottom)
        if (width < 1280) expect([request.top >= before.bottom, after.top >= request.bottom]).toEqual([true, true])
        else
          expect([request.left > before.right, Math.abs(request.top - before.top) < 1, after.top - before.bottom < 1]).toEqual([
            true,
            true,
            true,
          ])
      }
    }
  })

  test('3 “API description … titled …, version …”, readable without script', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL: baseURL!, javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto('/openapi/')
    await expect(page.getByRole('heading', { name: 'Local API 3.1.0' })).toBeVisible()
    const section = operation(page, 'Replace a recipe')
    await expect(section.getByText('/recipes/{id}').first()).toBeVisible()
    for (const field of ['id', 'kitchenId', 'title', 'steps'])
      await expect(section.getByRole('term').filter({ hasText: field }).first()).toBeVisible()
    await section.getByText('Python', { exact: true }).click()
    await expect(section.getByText('requests.put(')).toBeVisible()
    await expect(section.getByText('Try it')).toBeHidden()
    await context.close()
  })

  test('a type links to its schema, which expands', async ({ page }) => {
    await open(page, '/openapi/')
    const section = operation(page, 'Get a recipe')
    await section.getByText('200').click()
    await section.getByRole('link', { name: 'Recipe' }).click()
    await expect(page.locator('#schema-recipe')).toHaveAttribute('open')
    await expect(page.locator('#schema-recipe').getByRole('term').filter({ hasText: 'kitchenId' })).toBeInViewport()
  })

  test('“Every operation is searchable”, and a result loads its page as a document, without its data file', async ({ page }) => {
    const data = watchRequests(page, (request) => request.url().includes('_data/openapi'))
    await open(page, '/fleet/intro')
    await page.keyboard.press('Control+k')
    await page.keyboard.type('List readings')
    const option = page.getByRole('option', { name: /List readings/ }).first()
    await expect(option).toHaveAttribute('href', '/openapi/#listreadings')
    await option.click()
    await expect(page.getByRole('heading', { name: 'List readings' })).toBeInViewport()
    expect(data).toEqual([])
  })
})

const text = { type: 'string' }
const binary = { type: 'string', format: 'binary' }

/** Operations with every kind of input that a console supports; each replaces one on the page. */
const DOCUMENT = {
  openapi: '3.0.3',
  info: { title: 'Everything', version: '1' },
  paths: {
    '/upload': {
      post: {
        requestBody: {
          required: true,
          content: {
            'multipart/form-data': {
              schema: {
                type: 'object',
                required: ['files'],
                properties: {
                  files: { type: 'array', items: binary },
                  cover: binary,
                  ref: text,
                  tags: { type: 'array', items: text },
                  fileInfo: { type: 'object', properties: { name: text } },
                },
              },
              encoding: { cover: { contentType: 'image/png' } },
            },
          },
        },
      },
    },
    '/types': {
      put: {
        requestBody: {
          content: {
            'application/x-www-form-urlencoded': {
              schema: {
                type: 'object',
                required: ['name'],
                properties: { name: { ...text, example: 'Salt & Ember' }, open: { type: 'boolean' } },
              },
            },
            'application/xml': { example: '<oven/>' },
            'application/octet-stream': {},
          },
        },
      },
    },
    '/things/{id}': {
      get: {
        parameters: [
          { name: 'id', in: 'path', required: true, schema: text },
          { name: 'fields', in: 'query', explode: false, schema: { type: 'array', items: text } },
          { name: 'filters', in: 'query', style: 'deepObject', explode: true, schema: { type: 'object', additionalProperties: true } },
          { name: 'next', in: 'query', allowReserved: true, schema: text },
          { name: 'X-Names', in: 'header', schema: { type: 'array', items: text } },
          { name: 'Origin', in: 'header', schema: text },
        ],
      },
    },
    '/session': {
      get: {
        parameters: [{ name: 'theme', in: 'cookie', schema: text }],
        security: [{ account: [] }, { token: [], app: [] }, {}],
      },
    },
  },
  components: {
    securitySchemes: {
      account: { type: 'http', scheme: 'basic' },
      token: { type: 'http', scheme: 'bearer' },
      app: { type: 'apiKey', in: 'header', name: 'X-App' },
    },
  },
} as unknown as OpenApiDocument

/** The operations of the page that are replaced, by the path of their replacement. */
const PLACES = { '/upload': 'Get a recipe', '/types': 'Replace a recipe', '/things/{id}': 'Delete a recipe', '/session': 'Change a recipe' }

test.describe('“a "Try it" console as an interactive block”', () => {
  // All tests share one page; what a test leaves behind stays in its console.
  test.describe.configure({ mode: 'default' })
  let page: Page
  let echo: Awaited<ReturnType<typeof startEcho>>
  let problems: string[]

  test.beforeAll(async ({ browser, baseURL }) => {
    echo = await startEcho()
    page = await browser.newPage({ baseURL: baseURL! })
    await provideAxe(page)
    problems = watchProblems(page)
    await page.goto('/openapi/')
    const reference = buildReference({ ...DOCUMENT, servers: [{ url: echo.url }] }, messages.api)
    for (const one of reference.groups.flatMap(({ operations }) => operations)) {
      const island = operation(page, PLACES[one.path as keyof typeof PLACES]).locator('[data-island]')
      await island.evaluate((element, props) => (element.dataset.props = props), JSON.stringify(consoleProps(one, reference)))
    }
    await page.mouse.move(1, 1)
    await page.mouse.move(2, 2)
    for (const name of [...Object.values(PLACES), 'List readings']) {
      // By keyboard, because a console above that expands during a click moves the target.
      await operation(page, name).locator('.try-it > summary').press('Enter')
      await expect(operation(page, name).getByRole('button', { name: 'Send' })).toBeVisible()
    }
  })
  test.afterAll(async () => {
    await page.context().close()
    await echo.stop()
  })
  test.afterEach(() => expect(problems.splice(0)).toEqual([]))

  const consoleOf = (path: keyof typeof PLACES) => operation(page, PLACES[path]).locator('.try-it')

  /** Sends the request as filled in, and returns what the server received. */
  async function send(section: Locator): Promise<Received> {
    const answer = page.waitForResponse((response) => response.url().startsWith(echo.url) && response.request().method() !== 'OPTIONS')
    await section.getByRole('button', { name: 'Send' }).click()
    const received = (await (await answer).json()) as Received
    await expect(section.getByRole('status')).toHaveText(/^200 .*\d+ ms$/)
    return received
  }

  test('shows the response with headers and timing', async () => {
    const section = operation(page, 'List readings').locator('.try-it')
    await section.getByLabel('Server').fill(echo.url)
    await section.getByLabel('probeId query').fill('<b>7</b>')
    expect(await send(section)).toMatchObject({ method: 'GET', url: '/readings?probeId=%3Cb%3E7%3C%2Fb%3E' })
    await expect(section.getByText(`GET ${echo.url}/readings?probeId=%3Cb%3E7%3C%2Fb%3E`)).toBeVisible()
    await section.getByText('Headers', { exact: true }).click()
    await expect(section.getByText('x-made')).toBeVisible()
  })

  test('the response scrolls into view, and Send keeps the focus', async () => {
    await page.setViewportSize({ ...DESKTOP, height: 500 })
    const section = operation(page, 'List readings').locator('.try-it')
    await section.getByLabel('Server').fill(echo.url)
    await section.getByLabel('probeId query').fill('7')
    const button = section.getByRole('button', { name: 'Send' })
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(section.getByRole('status')).toHaveText(/^200 /)
    await expect(section.getByRole('status')).toBeInViewport({ ratio: 1 })
    await expect(button).toBeFocused()
    await page.setViewportSize(DESKTOP)
  })

  test('multipart: files, text, lists, and objects are parts, and the browser sets the boundary', async () => {
    const section = consoleOf('/upload')
    await section.getByLabel('files body, files').setInputFiles([
      { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('picture') },
      { name: 'menü.pdf', mimeType: 'application/pdf', buffer: Buffer.from('menu') },
    ])
    await section.getByLabel('cover body, a file').setInputFiles({ name: 'cover.png', mimeType: 'image/png', buffer: Buffer.from('png') })
    await section.getByLabel('ref body').fill('oven 7')
    await section.getByLabel('tags body, one a line').fill('a\nb')
    await section.getByLabel('fileInfo body, JSON').fill('{"name":"x"}')
    const { headers, body } = await send(section)
    expect(headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
    expect(body).toEqual([
      { name: 'files', file: 'photo.jpg', type: 'image/jpeg', size: 7 },
      { name: 'files', file: 'menü.pdf', type: 'application/pdf', size: 4 },
      { name: 'cover', file: 'cover.png', type: 'image/png', size: 3 },
      { name: 'ref', value: 'oven 7' },
      { name: 'tags', value: 'a' },
      { name: 'tags', value: 'b' },
      { name: 'fileInfo', value: '{"name":"x"}' },
    ])
  })

  test('an invalid field shows an error and receives focus, and nothing is sent', async () => {
    const section = consoleOf('/upload')
    const requests = watchRequests(page)
    const files = section.getByLabel('files body, files')
    await files.setInputFiles([])
    await section.getByLabel('fileInfo body, JSON').fill('{name')
    await section.getByRole('button', { name: 'Send' }).click()
    await expect(files).toBeFocused()
    await expect(files).toHaveAccessibleDescription('Choose a file: “files” is required.')
    await expect(files).toHaveAttribute('aria-invalid', 'true')
    await expect(section.getByLabel('fileInfo body, JSON')).toHaveAccessibleDescription(/^This isn’t JSON: .*\.$/)
    expect(requests).toEqual([])
  })

  test('other media types: URL-encoded forms, text with its type, and a file', async () => {
    const section = consoleOf('/types')
    const type = section.getByLabel('Content type')
    await expect(section.getByLabel('name body')).toHaveValue('Salt & Ember')
    await section.getByLabel('open body').selectOption('true')
    expect(await send(section)).toMatchObject({
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'name=Salt%20%26%20Ember&open=true',
    })
    await type.selectOption('application/xml')
    await expect(section.getByLabel('Body application/xml')).toHaveValue('<oven/>')
    expect(await send(section)).toMatchObject({ headers: { 'content-type': 'application/xml' }, body: '<oven/>' })
    await type.selectOption('application/octet-stream')
    const file = { name: 'a.bin', mimeType: 'application/x-own', buffer: Buffer.from('bytes') }
    await section.getByLabel('Body application/octet-stream').setInputFiles(file)
    expect(await send(section)).toMatchObject({ headers: { 'content-type': 'application/octet-stream' }, body: 'bytes' })
  })

  test('parameters: in the path, lists and objects in the query, and headers', async () => {
    const section = consoleOf('/things/{id}')
    const id = section.getByLabel('id path')
    for (const [value, problem] of [
      ['', '“id” is required.'],
      ['..', 'A browser can’t send “..” as a part of a path.'],
    ] as const) {
      await id.fill(value)
      await section.getByRole('button', { name: 'Send' }).click()
      await expect(id).toHaveAccessibleDescription(problem)
    }
    await id.fill('a/b ä')
    await section.getByLabel('fields query, one a line').fill('name\nslug')
    await section.getByLabel('filters query, JSON').fill('{"name":{"$eq":"x"}}')
    await section.getByLabel('next query').fill('/a?b')
    await section.getByLabel('X-Names header, one a line').fill('one\ntwo')
    await expect(section.getByText('Browsers don’t let a page set this header.')).toBeVisible()
    const { url, headers } = await send(section)
    expect(url).toBe('/things/a%2Fb%20%C3%A4?fields=name,slug&filters%5Bname%5D%5B%24eq%5D=x&next=/a?b')
    expect(headers['x-names']).toBe('one,two')
    await section.getByLabel('X-Names header, one a line').fill('日')
    await section.getByRole('button', { name: 'Send' }).click()
    await expect(section.getByLabel('X-Names header, one a line')).toHaveAccessibleDescription(/only Latin letters/)
  })

  test('auth: user name and password, token and key together, or none; credentials aren’t stored', async () => {
    const section = consoleOf('/session')
    await section.getByLabel('User name').fill('ada')
    await section.getByLabel('Password').fill('secret-1')
    expect((await send(section)).headers.authorization).toBe(`Basic ${btoa('ada:secret-1')}`)
    await section.getByLabel('Way to authenticate').selectOption('token and app')
    await section.getByLabel('Token').fill('secret-2')
    await section.getByLabel('Key header X-App').fill('secret-3')
    expect((await send(section)).headers).toMatchObject({ authorization: 'Bearer secret-2', 'x-app': 'secret-3' })
    await section.getByLabel('Way to authenticate').selectOption('none')
    expect((await send(section)).headers).not.toHaveProperty('authorization')
    expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toContain('secret')
  })

  test('cookies: the field explains that a page can’t set them; the browser’s cookies are sent only if the reader opts in', async () => {
    const section = consoleOf('/session')
    await expect(section.getByText('theme cookie')).toBeVisible()
    await expect(section.getByText('A page can’t write cookies for another server.')).toBeVisible()
    await page.context().addCookies([{ name: 'theme', value: 'dark', url: echo.url }])
    expect((await send(section)).headers).not.toHaveProperty('cookie')
    await section.getByLabel('Send this browser’s cookies for the server').check()
    expect((await send(section)).headers.cookie).toBe('theme=dark')
  })

  test('“CORS failures explained”', async ({ baseURL }) => {
    await page.route('https://api.example/**', (route) => route.abort('accessdenied'))
    const section = operation(page, 'List readings').locator('.try-it')
    await section.getByLabel('Server').fill('https://api.example')
    await section.getByRole('button', { name: 'Send' }).click()
    await expect(section.getByRole('alert')).toHaveText(new RegExp(`allow requests from ${new URL(baseURL!).origin} \\(CORS\\)\\.`))
    // The browser logs the failure, too.
    expect(problems.splice(0)).toHaveLength(1)
  })

  for (const mode of ['light', 'dark']) {
    test(`axe finds no violations in open consoles in ${mode} mode, and nothing overflows on a phone`, async () => {
      await page.evaluate((mode) => (document.documentElement.dataset.theme = mode), mode)
      await page.setViewportSize(PHONE)
      // At the top, sticky elements cover nothing.
      await page.evaluate(() => scrollTo(0, 0))
      expect(await violations(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width)
      expect(await htmlProblems(await page.locator('main').innerHTML())).toEqual([])
    })
  }
})

test('samples follow the form and keep their syntax colors; a token is never shown', async ({ page }) => {
  await open(page, '/openapi/')
  const section = operation(page, 'Replace a recipe')
  const sample = (language: string) => section.locator('.tab', { hasText: language }).locator('+ .tab-panel code')
  const colors = () => sample('fetch').evaluate((code) => [...code.querySelectorAll('[class]')].map((token) => token.className))
  const before = { code: await sample('curl').textContent(), colors: await colors() }
  await section.getByText('Try it').click()
  const token = section.getByLabel(/^Token/)
  if ((await token.count()) > 0) await token.fill('secret-4')
  const id = section.getByLabel('id path')
  await id.fill('77')
  await expect(sample('curl')).toContainText("/recipes/77'")
  await expect(sample('Python')).toContainText('/recipes/77')
  expect(await colors()).toEqual(before.colors)
  const body = section.getByLabel(/^Body/)
  const written = await body.inputValue()
  await body.fill('{"title":"Noodles"}')
  await expect(sample('curl')).toContainText(`--data-raw '{"title":"Noodles"}'`)
  await expect(sample('fetch')).toContainText("title: 'Noodles'")
  for (const language of ['curl', 'Go']) await expect(sample(language)).not.toContainText('secret-4')
  await body.fill(written)
  await id.fill('')
  await expect(sample('curl')).toHaveText(before.code!)
})

test('the console’s code loads only on pages with a console, after the first sign of intent', async ({ page }) => {
  const scripts = watchRequests(page, isScript)
  await page.goto('/openapi/')
  await page.waitForLoadState('networkidle')
  expect(scripts).toEqual([])
  const consoles = () => scripts.filter((request) => request.url().includes('/try-it-')).length
  await wake(page)
  await expect.poll(consoles).toBe(1)
  await open(page, '/fleet/intro')
  await page.waitForLoadState('networkidle')
  expect(consoles()).toBe(1)
})
