import { sandboxFile } from '../../src/build/app/sandbox.ts'
import { awake, isSameDocument, markDocument, open, sidebarLink, title, PROBES, wake } from './support/app.ts'
import { ADDRESS, go, MARKUP, NOISE, watchAttacks } from './support/attacks.ts'
import { KINDS, SPECIMEN } from './support/pages.ts'
import { expect, test } from './support/test.ts'

test.describe('9 “Content-Security-Policy without unsafe-inline or unsafe-eval on every page (live code in its sandboxed frame excepted), Trusted Types”', () => {
  test('every kind of page has the policy', async ({ request }) => {
    for (const path of [...Object.values(KINDS), '/openapi/', '/openapi/fleet']) {
      const headers = (await request.head(path)).headers()
      const policy = headers['content-security-policy']!
      expect(policy, path).not.toContain('unsafe')
      const directives = policy.split('; ')
      for (const directive of [
        "default-src 'self'",
        "object-src 'none'",
        "base-uri 'self'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        'trusted-types docs',
      ])
        expect(directives, path).toContain(directive)
      expect(headers['x-content-type-options'], path).toBe('nosniff')
      expect(headers['referrer-policy'], path).toBe('strict-origin-when-cross-origin')
      expect(headers['permissions-policy'], path).toContain('camera=()')
    }
    expect((await request.head(`/${sandboxFile()}`)).headers()['content-security-policy']).toContain("default-src 'none'")
  })

  test('visiting every kind of page causes no violation', async ({ page }) => {
    test.slow()
    const attacks = await watchAttacks(page)
    // Chromium exposes the LanguageModel API without a model.
    await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'LanguageModel'))
    await open(page, PROBES)
    await markDocument(page)
    await sidebarLink(page, '/fleet/kitchens/sharing').click()
    await expect(title(page)).toHaveText('Sharing a kitchen')

    await page.keyboard.press('Control+k')
    await page.keyboard.type('commissioning')
    await expect(page.getByRole('dialog', { name: 'Search' }).getByRole('option').first()).toBeVisible()
    await page.keyboard.press('Control+k')
    await page.getByRole('banner').getByRole('button', { name: 'Ask AI' }).click()
    const ask = page.getByRole('dialog', { name: 'Ask your question' })
    await ask.getByRole('textbox').fill('How do I connect a floor display to my kitchen?')
    await page.keyboard.press('Enter')
    // The first question loads much of the index.
    await expect(ask.getByRole('blockquote').first()).toBeVisible()
    await page.keyboard.press('Escape')

    for (const path of ['/integrate/bench', SPECIMEN, '/', '/tags', '/tags/commissioning', '/search?q=commission', '/status', PROBES]) {
      await go(page, path)
      await expect(page).toHaveTitle(/./)
      await expect.poll(() => page.evaluate(() => document.querySelector('h1')?.textContent)).toBeTruthy()
      if (path === SPECIMEN) await expect(page.getByRole('log', { name: 'Result' })).toContainText(/\S/)
    }
    await expect(title(page)).toHaveText('Temperature probes')
    expect(await isSameDocument(page)).toBe(true)
    // /api/ask responds with 404.
    expect((await attacks()).filter((problem) => !problem.includes('404'))).toEqual([])
    // Proves that the browser enforces the policy; otherwise, the checks above would prove nothing.
    await expect(page.evaluate(() => (document.createElement('div').innerHTML = '<b>text</b>'))).rejects.toThrow('TrustedHTML')
  })

  test('the site works in browsers without Trusted Types', async ({ page }) => {
    const attacks = await watchAttacks(page)
    await page.addInitScript(() => Object.defineProperty(globalThis, 'trustedTypes', { value: undefined }))
    await page.route('**', async (route) => {
      if (!route.request().isNavigationRequest()) return route.fallback()
      const response = await route.fetch()
      const { 'content-security-policy': policy = '', ...headers } = response.headers()
      const known = policy.split('; ').filter((directive) => !/trusted-types/.test(directive))
      await route.fulfill({ response, headers: { ...headers, 'content-security-policy': known.join('; ') } })
    })
    await open(page, PROBES)
    await page.evaluate(() => (document.createElement('div').innerHTML = '<b>text</b>'))
    await go(page, '/fleet/kitchens/sharing')
    await expect(title(page)).toHaveText('Sharing a kitchen')
    await page.keyboard.press('Control+k')
    await page.keyboard.type('commissioning')
    await expect(page.getByRole('dialog', { name: 'Search' }).getByRole('option').first()).toBeVisible()
    expect(await attacks()).toEqual([])
  })

  test('an API reference, its console, and the not-found page cause no violation', async ({ page }) => {
    const attacks = await watchAttacks(page)
    await page.route('https://api.example/**', (route) =>
      route.fulfill({ headers: { 'access-control-allow-origin': '*' }, contentType: 'text/html', body: MARKUP }),
    )
    await open(page, '/openapi/')
    const section = page.getByRole('region', { name: 'List readings', exact: true })
    await section.getByText('Try it').click()
    await section.getByLabel('Server').fill('https://api.example')
    await section.getByRole('button', { name: 'Send' }).click()
    await expect(section.locator('.try-it pre').last()).toContainText('<img src=x')
    expect(await attacks()).toEqual([])
    await open(page, '/nothing/is/here')
    expect((await attacks()).filter((problem) => !problem.includes('404'))).toEqual([])
  })
})

test.describe('9 “search `q`, hashes and storage contents as attack input: nothing executed, nothing thrown”', () => {
  test('`q`, `set`, `tag`, and the color mode', async ({ page }) => {
    const attacks = await watchAttacks(page)
    const hostile = [MARKUP, ADDRESS, NOISE, '__proto__', 'constructor', '('.repeat(5000), '\\', '*'.repeat(600), 'a '.repeat(3000)]
    const address = (text: string) =>
      `/search?${new URLSearchParams({ q: text, set: text, tag: text, 'docusaurus-theme': text }).toString()}`
    await page.goto(address(MARKUP))
    await awake(page)
    for (const text of hostile) {
      await go(page, address(text))
      const asked = text.toWellFormed().slice(0, 512).trim()
      await expect(title(page)).toContainText(asked.slice(-12))
      await expect(page.getByRole('main').locator('img, script')).toHaveCount(0)
    }
    await page.goto('/search?q=%E0%A4%A&set=%&docusaurus-theme=%FF')
    await wake(page)
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
    await page.getByRole('main').getByRole('searchbox').fill('commissioning')
    await expect(page.getByRole('main').getByRole('status').first()).toContainText('documents found')
    expect(await attacks()).toEqual([])
  })

  test('hashes', async ({ page }) => {
    const attacks = await watchAttacks(page)
    await page.goto(`${PROBES}#${encodeURIComponent(MARKUP)}`)
    await wake(page)
    for (const hash of [
      MARKUP,
      encodeURIComponent(MARKUP),
      ADDRESS,
      '%00',
      '%',
      '%E0%A4%A',
      '"]',
      '[onerror]',
      '__proto__',
      'a'.repeat(100_000),
      encodeURIComponent(NOISE.toWellFormed()),
    ]) {
      await page.evaluate((text) => (location.hash = text), hash)
      await expect.poll(() => page.evaluate(() => location.hash.length)).toBeGreaterThan(1)
      await go(page, `${PROBES}#${hash}`)
    }
    await go(page, `/fleet/kitchens/sharing#${MARKUP}`)
    await expect(title(page)).toHaveText('Sharing a kitchen')
    expect(await attacks()).toEqual([])
  })

  test('all storage keys, and the window’s name', async ({ page }) => {
    test.slow()
    const attacks = await watchAttacks(page)
    const hostile: Record<string, string> = {
      HTML: MARKUP,
      'null as JSON': 'null',
      'an array of everything': JSON.stringify([
        null,
        7,
        [],
        {},
        { target: ADDRESS, title: MARKUP },
        { target: '//evil.example', title: 'Two' },
      ]),
      'results with a payload': JSON.stringify([
        { target: '/fleet/intro', title: MARKUP, context: [MARKUP, 7] },
        { target: '/\\evil.example', title: 'x' },
      ]),
      'a prototype': '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}',
      'deep and huge': '['.repeat(200_000),
      noise: NOISE,
    }
    await page.goto(SPECIMEN)
    for (const [what, value] of Object.entries(hostile)) {
      await page.evaluate((text) => {
        const block = document.querySelector('[data-island=BakePlan]')!
        const { id } = JSON.parse(block.getAttribute('data-props')!) as { id: string }
        for (const key of [
          'theme',
          'announcement.dismiss',
          'announcement.id',
          'docs-preferred-version-default',
          'tabs.manager',
          'search.recent',
          'search.favorites',
          'analytics.consent',
          `bake-plan.${id}`,
        ])
          localStorage.setItem(key, text)
        for (const key of ['celebrated', 'scroll-positions', 'reloaded-for']) sessionStorage.setItem(key, text)
        window.name = text
      }, value)
      await page.reload()
      await wake(page)
      // Scrolling, the search dialog, and the blocks read the stored values.
      await page.mouse.wheel(0, 300)
      await expect.poll(() => page.getByLabel('Oven', { exact: true }).inputValue(), what).not.toBe('')
      await page.keyboard.press('Control+k')
      const dialog = page.getByRole('dialog', { name: 'Search' })
      await expect(dialog.getByPlaceholder('Search docs'), what).toBeFocused()
      for (const link of await dialog.getByRole('link').all()) expect(await link.getAttribute('href'), what).toMatch(/^\/(?![/\\])/)
      await page.keyboard.press('Escape')
      expect(await attacks(), what).toEqual([])
    }
  })

  test('messages from other windows and from a compromised sandbox', async ({ page }) => {
    const attacks = await watchAttacks(page)
    await page.route(`**/${sandboxFile()}`, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<script>
          const say = (data) => parent.postMessage(data, '*')
          const markup = ${JSON.stringify(MARKUP).replaceAll('<', String.raw`\u003c`)}
          say('ready')
          onmessage = ({ data: { run } }) => {
            if (!run) return
            const line = { kind: markup, text: markup, line: 1 }
            for (const data of [null, undefined, 7, 'ready ' + markup, [], {}, { run }, { run, lines: null }, { run, lines: markup },
              { run, lines: [null, 7, markup, {}, { text: {} }, { kind: {}, text: 7 }] }, { run, lines: [line], state: markup },
              { run: {}, lines: [line] }, { run, lines: [{ ...line, kind: 'error', line: markup }], state: 'ended' }]) say(data)
          }
        </script>`,
      }),
    )
    await open(page, SPECIMEN)
    const result = page.getByRole('log', { name: 'Result' })
    await expect(result).toContainText(MARKUP)
    await expect(result.locator('span')).toHaveCount(2)
    await expect(result.locator('img, script')).toHaveCount(0)
    await page.evaluate((markup) => {
      for (const data of [
        'ready',
        null,
        { run: 1, lines: [{ kind: 'text', text: markup }] },
        { source: markup },
        { event: 'command', func: markup },
      ])
        postMessage(data, '*')
    }, MARKUP)
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
    await expect(result.locator('span')).toHaveCount(2)
    expect(await attacks()).toEqual([])
  })
})
