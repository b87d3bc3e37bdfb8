import { expect } from '@playwright/test'
import { open, title, wake, watchProblems, watchRequests } from './support/app.ts'
import { test } from './support/variant.ts'

/** Stands in for a third-party widget. Like most, it doesn't support Trusted Types. */
const WIDGET = `
  const { projectId } = document.currentScript.dataset
  document.body.insertAdjacentHTML('beforeend', '<button id="widget-button">Ask</button>')
  document.getElementById('widget-button').addEventListener('click', () => {
    const window = document.createElement('div')
    window.innerHTML = '<h2>Widget of ' + projectId + '</h2>'
    document.body.append(window)
  })
`

test('7 “Question-answering widget: has its own project settings, a hidden default button”; its script is loaded when the reader asks', async ({
  page,
}) => {
  const problems = watchProblems(page)
  const asked = watchRequests(page, (request) => request.url().startsWith('https://widget.example/'))
  await page.route('https://widget.example/**', (route) => route.fulfill({ contentType: 'text/javascript', body: WIDGET }))
  await page.goto('intro')
  await wake(page)
  const button = page.getByRole('banner').getByRole('button', { name: 'Ask AI' })
  await button.hover()
  expect(asked).toEqual([])
  await button.click()
  await expect(page.getByRole('heading', { name: 'Widget of variant' })).toBeVisible()
  await expect(page.locator('#widget-button')).toBeHidden()
  await button.click()
  await expect(page.getByRole('heading', { name: 'Widget of variant' })).toHaveCount(2)
  expect(asked).toHaveLength(1)
  expect(problems).toEqual([])
})

test('Trusted Types block scripts from hosts that aren’t configured, and HTML strings', async ({ page }) => {
  await open(page, 'intro')
  await expect(title(page)).toBeVisible()
  await expect(page.evaluate(() => (document.createElement('div').innerHTML = '<b>text</b>'))).rejects.toThrow('TrustedHTML')
  await expect(page.evaluate(() => (document.createElement('script').src = 'https://evil.example/x.js'))).rejects.toThrow(
    'TrustedScriptURL',
  )
})
