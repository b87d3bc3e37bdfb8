import { launch, type KeyInput, type LaunchOptions } from 'puppeteer-core'
import type { Driver } from './driver.ts'

/** Starts Chromium with its own protocol, or Firefox with WebDriver BiDi. */
export async function startWithPuppeteer(options: LaunchOptions): Promise<Driver> {
  const browser = await launch({ headless: true, defaultViewport: null, ...options })
  const [page = await browser.newPage()] = await browser.pages()
  return {
    goto: async (url) => void (await page.goto(url)),
    back: async () => void (await page.evaluate(() => history.back())),
    forward: async () => void (await page.evaluate(() => history.forward())),
    reload: async () => void (await page.reload()),
    move: ({ x, y }) => page.mouse.move(x, y),
    click: ({ x, y }) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: async (keys) => {
      const [key = '', ...held] = keys.split('+').toReversed() as KeyInput[]
      for (const each of held) await page.keyboard.down(each)
      await page.keyboard.press(key as KeyInput)
      for (const each of held) await page.keyboard.up(each)
    },
    evaluate: (run, ...args) => page.evaluate(run as never, ...(args as unknown as never[])),
    resize: (size) => page.setViewport(size),
    screenshot: () => page.screenshot(),
    close: () => browser.close(),
  }
}
