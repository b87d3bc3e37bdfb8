import type { Driver, Engine, Programs } from './driver.ts'
import { startWithPuppeteer } from './puppeteer-driver.ts'
import { startWebKit } from './webkit-driver.ts'

export function startEngine(engine: Engine, programs: Programs): Promise<Driver> {
  switch (engine) {
    case 'chromium':
      // No sandbox, because containers don't allow one for root.
      return startWithPuppeteer({
        browser: 'chrome',
        executablePath: programs.chromium,
        args: ['--no-sandbox', '--disable-gpu', '--site-per-process'],
      })
    case 'firefox':
      return startWithPuppeteer({ browser: 'firefox', executablePath: programs.firefox })
    case 'webkit':
      return startWebKit(programs.webkit)
  }
}
