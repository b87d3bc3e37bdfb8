import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { Builder, Capabilities, Key, Origin } from 'selenium-webdriver'
import type { Driver, Programs } from './driver.ts'

const KEYS: Record<string, string> = {
  Control: Key.CONTROL,
  Shift: Key.SHIFT,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
  Space: Key.SPACE,
  Backspace: Key.BACK_SPACE,
  ArrowDown: Key.ARROW_DOWN,
  ArrowUp: Key.ARROW_UP,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
}

/** Starts WebKitGTK with the WebDriver protocol, on a virtual screen. */
export async function startWebKit({ driver, browser, screen }: Programs['webkit']): Promise<Driver> {
  const port = await freePort()
  // In its own process group, so that xvfb-run, the screen, and the driver end together.
  const server = spawn(screen, ['-a', '-s', '-screen 0 1600x1200x24', driver, `--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    detached: true,
    env: { ...process.env, LIBGL_ALWAYS_SOFTWARE: '1', NO_AT_BRIDGE: '1', GTK_A11Y: 'none' },
  })
  const url = `http://127.0.0.1:${port}`
  await answering(url)
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
  })
  const session = await new Builder().usingServer(url).withCapabilities(capabilities).build()
  const window = session.manage().window()
  await window.setRect({ x: 0, y: 0, width: 1440, height: 900 })
  return {
    goto: (to) => session.get(to),
    back: () => session.executeScript('history.back()'),
    forward: () => session.executeScript('history.forward()'),
    reload: () => session.navigate().refresh(),
    move: ({ x, y }) =>
      session
        .actions()
        .move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 })
        .perform(),
    click: ({ x, y }) =>
      session
        .actions()
        .move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 })
        .click()
        .perform(),
    type: (text) => session.actions().sendKeys(text).perform(),
    press: async (keys) => {
      const [key = '', ...held] = keys
        .split('+')
        .toReversed()
        .map((name) => KEYS[name] ?? name)
      const actions = session.actions()
      for (const each of held) actions.keyDown(each)
      actions.sendKeys(key)
      for (const each of held) actions.keyUp(each)
      await actions.perform()
    },
    evaluate: (run, ...args) => session.executeScript(run as never, ...args),
    // The window is larger than the viewport.
    resize: async ({ width, height }) => {
      const outer = await window.getRect()
      const inner: { width: number; height: number } = await session.executeScript('return { width: innerWidth, height: innerHeight }')
      await window.setRect({ x: 0, y: 0, width: width + outer.width - inner.width, height: height + outer.height - inner.height })
    },
    screenshot: async () => Buffer.from(await session.takeScreenshot(), 'base64'),
    close: async () => {
      const ended = once(server, 'exit')
      // A hung browser doesn't respond to quit.
      await Promise.race([session.quit(), new Promise((resolve) => setTimeout(resolve, 5000))])
      process.kill(-server.pid!, 'SIGTERM')
      await ended
    },
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** Resolves when the driver accepts sessions. */
async function answering(url: string): Promise<void> {
  for (let left = 100; ; left--) {
    const response = await fetch(`${url}/status`).catch(() => undefined)
    if (response?.ok) return
    if (left === 0) throw new Error(`WebKitWebDriver doesn’t answer at ${url}.`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
