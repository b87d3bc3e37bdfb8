import type { Page } from '@playwright/test'
import { sandboxFile } from '../../src/build/app/sandbox.ts'
import { hold, open, still, watchProblems, watchRequests, wake } from './support/app.ts'
import { provideAxe, violations } from './support/axe.ts'
import { DESKTOP } from './support/pages.ts'
import { expect, test } from './support/test.ts'

const EDITOR = /\/assets\/CodeEditor-[^/]+\.js$/
const SAMPLE = "console.log('six times seven is', 6 * 7)"

/** The code editor, once it has replaced the plain field. */
const editor = (page: Page) => page.getByRole('textbox', { name: 'Live Editor' }).and(page.locator('[contenteditable]'))
const result = (page: Page) => page.getByRole('log', { name: 'Result' })
const reset = (page: Page) => page.getByRole('button', { name: 'Reset' })

/** Opens the page and waits for the editor. */
async function openEditor(page: Page): Promise<void> {
  await open(page, '/integrate/bench')
  await expect(editor(page)).toBeVisible()
}

test('A message from a frame that has been removed causes no error', async ({ page }) => {
  const problems = watchProblems(page)
  await openEditor(page)
  await expect(result(page)).toHaveText('six times seven is 42')
  await page.evaluate(() => {
    document.querySelector('iframe')!.remove()
    dispatchEvent(new MessageEvent('message', { data: 'ready' }))
  })
  expect(problems).toEqual([])
})

test.describe('in an editor', () => {
  test.describe.configure({ mode: 'default' })
  // All tests share one page and start from the sample.
  let page: Page
  let problems: string[]

  test.beforeAll(async ({ browser, baseURL }) => {
    page = await browser.newPage({ baseURL: baseURL!, viewport: DESKTOP })
    await provideAxe(page)
    problems = watchProblems(page)
    await openEditor(page)
  })
  test.afterAll(() => page.context().close())
  test.beforeEach(async () => {
    if (await reset(page).isVisible()) await reset(page).click()
    await expect(result(page)).toHaveText('six times seven is 42')
    problems.splice(0)
  })

  test('a sample runs on load, and lines are numbered', async () => {
    await expect(editor(page)).toHaveText(SAMPLE)
    await editor(page).fill('1\n2\n3')
    await expect(page.locator('.cm-lineNumbers .cm-gutterElement:visible')).toHaveText(['1', '2', '3'])
    expect(problems).toEqual([])
  })

  test('strings and numbers have the same colors as other code, in both modes', async () => {
    const color = () =>
      editor(page)
        .getByText("'six times seven is'")
        .evaluate((span) => getComputedStyle(span).color)
    const show = (mode: string) => page.evaluate((mode) => (document.documentElement.dataset.theme = mode), mode)
    const light = await color()
    await show('dark')
    expect([light, await color()]).toEqual(['rgb(34, 102, 63)', 'rgb(151, 216, 164)'])
    await show('light')
  })

  test('BEHAVIOUR “"Live Editor" above "Result"”, also on wide screens', async () => {
    const [code, shown] = [(await editor(page).boundingBox())!, (await result(page).boundingBox())!]
    expect(shown.y).toBeGreaterThan(code.y + code.height)
    expect(shown.x).toBeLessThanOrEqual(code.x)
  })

  test('“/” types a slash and doesn’t open search', async () => {
    await editor(page).fill('')
    await editor(page).press('/')
    await expect(editor(page)).toHaveText('/')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test.describe('“errors in place”', () => {
    for (const [what, code, message] of [
      ['thrown by the code', 'const a = 1\n\nmissing()', 'Line 3: ReferenceError: missing is not defined'],
      ['in the syntax', 'const a = 1\nconst = 2', /^Line 2: SyntaxError: Unexpected token/],
      ['from a rejected promise', 'const a = 1\nawait Promise.reject(new Error("no"))', 'Line 2: Error: no'],
      ['in a timer', 'void setTimeout(() => {\n  throw new TypeError("late")\n})', 'Line 2: TypeError: late'],
      ['on access to the page', 'document.title', 'Line 1: ReferenceError: document is not defined'],
      ['after earlier output', 'console.log("first"); null.second', /^first\s*Line 1: TypeError: Cannot read properties of null/],
    ] as const) {
      test(`an error ${what} shows in the result with its line`, async () => {
        await editor(page).fill(code)
        await expect(result(page)).toHaveText(message)
        expect(problems).toEqual([])
      })
    }
  })

  test.describe('“a loop or a crash in a sample can’t hurt the reader’s page”', () => {
    for (const [what, code] of [
      ['an endless loop', 'for (;;) {}'],
      ['a loop that starts later', 'void setTimeout(() => { for (;;) {} }, 100)'],
      ['a loop that sends alive messages', 'for (;;) { for (let at = 0; at < 1e7; at++); postMessage({ kind: "alive" }) }'],
      ['a loop of promises', 'const loop = () => Promise.resolve().then(loop); loop()'],
    ] as const) {
      test(`${what} is stopped, and the page stays responsive`, async () => {
        await editor(page).fill(code)
        await expect(result(page)).not.toHaveText(/42/)
        // The page's main thread: its focus, and a script.
        await reset(page).focus()
        expect(await page.evaluate(() => 6 * 7)).toBe(42)
        await expect(result(page)).toHaveText('The sample was stopped because it didn’t respond for 2 seconds.')
        await editor(page).fill('console.log("well again")')
        await expect(result(page)).toHaveText('well again')
      })
    }

    test('a sample that writes endlessly is stopped', async () => {
      await editor(page).fill('for (;;) console.log("again")')
      await expect(result(page)).toContainText('The sample was stopped: it wrote 1000 lines.')
      await expect(result(page).getByText('again\n')).toHaveCount(1000)
    })

    test('a sample can’t start workers, which would outlive it', async () => {
      await editor(page).fill('console.log(typeof Worker, typeof SharedWorker)')
      await expect(result(page)).toHaveText('undefined undefined')
    })

    test('forged messages from a sample are ignored', async () => {
      await editor(page).fill('postMessage({ kind: "end" }); postMessage({ kind: "text", text: "forged" }); console.log("written")')
      await expect(result(page)).toHaveText('written')
    })

    test('a sample can’t access the page, its storage, or the network', async () => {
      const requests = watchRequests(page, (request) => request.url().includes('secret'))
      await editor(page).fill(
        `const tries = {
          page: () => parent.document, storage: () => localStorage, cookie: () => document.cookie,
          network: () => importScripts(location.origin + '/secret.js')
        }
        const outcome = []
        for (const name in tries) try { tries[name](); outcome.push(name + ' reached') } catch { outcome.push(name + ' refused') }
        try { await fetch('https://secret.example/'); outcome.push('fetch reached') } catch { outcome.push('fetch refused') }
        console.log(outcome.join('; '))`,
      )
      await expect(result(page)).toHaveText('page refused; storage refused; cookie refused; network refused; fetch refused')
      expect(requests).toEqual([])
    })
  })

  test('2.5 “A live code-block playground”: shows the last value, with nested objects and circular references', async () => {
    await editor(page).fill('const a = { big: 2n, list: [1, { deep: true }], f() {} }; a.self = a; a')
    await expect(result(page)).toHaveText('{ "big": "2n", "list": [ 1, { "deep": true } ], "f": "[Function f]", "self": "[Circular]" }')
  })

  test('Reset restores the document’s sample', async () => {
    await editor(page).fill('console.log("mine")')
    await expect(result(page)).toHaveText('mine')
    await reset(page).click()
    await expect(result(page)).toHaveText('six times seven is 42')
    await expect(reset(page)).toBeHidden()
  })

  test('Tab leaves the editor', async () => {
    await editor(page).focus()
    await page.keyboard.press('Tab')
    await expect(editor(page)).not.toBeFocused()
    await expect(editor(page)).toHaveText(SAMPLE)
  })

  for (const mode of ['light', 'dark']) {
    test(`axe finds no violations in ${mode} mode`, async () => {
      await page.evaluate((mode) => (document.documentElement.dataset.theme = mode), mode)
      await editor(page).fill('// all kinds\nconst a = /x/; class B {}\nconsole.warn(a, 1, "s", null); throw new Error("e")')
      await expect(result(page)).toContainText('Error: e')
      await still(page)
      expect(await violations(page)).toEqual([])
    })
  }
})

test('the frame’s document opened directly has an opaque origin and runs nothing', async ({ page }) => {
  await page.addInitScript(() => {
    const heard: unknown[] = []
    addEventListener('message', ({ data }) => heard.push(data))
    Object.assign(window, { heard })
  })
  await page.goto(`/${sandboxFile()}`)
  expect(await page.evaluate(() => self.origin)).toBe('null')
  // Messages arrive in order.
  const heard = await page.evaluate(async () => {
    const last = new Promise((resolve) => addEventListener('message', ({ data }) => data === 'last' && resolve(data)))
    postMessage({ run: 1, code: 'for (;;) {}' }, '*')
    postMessage('last', '*')
    await last
    return (window as unknown as { heard: unknown[] }).heard
  })
  expect(heard).toEqual([{ run: 1, code: 'for (;;) {}' }, 'last'])
})

test('an unresponsive frame is replaced', async ({ page }) => {
  // Simulates a frame whose process is gone.
  await page.route(
    `**/${sandboxFile()}`,
    (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<script>parent.postMessage("ready", "*"); onmessage = () => { for (;;) {} }</script>',
      }),
    { times: 1 },
  )
  await openEditor(page)
  await expect(result(page)).toHaveText('The sample was stopped because its frame didn’t respond for 2 seconds.', {
    timeout: 20_000,
  })
  await page.getByRole('button', { name: 'Run again' }).click()
  await expect(result(page)).toHaveText('six times seven is 42')
})

test('with `noInline`, only arguments of `render()` are shown', async ({ page }) => {
  await open(page, '/integrate/render')
  await expect(result(page)).toHaveText('rendered')
})

test('the sample is readable without script', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: baseURL! })
  await page.goto('/integrate/bench')
  await expect(page.getByLabel('Live Editor')).toHaveValue(SAMPLE)
  await expect(page.getByText('Loading...')).toBeHidden()
  await page.close()
})

test.describe('“loaded only on the pages that use it, after the page is readable”', () => {
  test('text entered before React is loaded is kept, and so is the cursor position', async ({ page }) => {
    const editorCode = await hold(page, EDITOR)
    await page.goto('/integrate/bench')
    const field = page.getByRole('textbox', { name: 'Live Editor' })
    await field.fill('console.log("early")')
    await wake(page)
    await expect(result(page)).toHaveText('early')
    await field.press('End')
    await field.pressSequentially(';1')
    await editorCode.release()
    await expect(editor(page)).toBeFocused()
    await page.keyboard.type('+1')
    await expect(editor(page)).toHaveText('console.log("early");1+1')
    await expect(result(page)).toHaveText(/^early\s*2\s*$/)
  })

  test('the plain field keeps working if the editor can’t be loaded', async ({ page }) => {
    await page.route(EDITOR, (route) => route.abort())
    await open(page, '/integrate/bench')
    await expect(result(page)).toHaveText('six times seven is 42')
    await page.getByLabel('Live Editor').fill('console.log(2 ** 10)')
    await expect(result(page)).toHaveText('1024')
  })

  test('a page without live code doesn’t load the editor', async ({ page }) => {
    const scripts = watchRequests(page, (request) => EDITOR.test(request.url()))
    await open(page, '/fleet/intro')
    await page.waitForLoadState('networkidle')
    expect(scripts).toEqual([])
  })
})
