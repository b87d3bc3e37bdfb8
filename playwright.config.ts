import { defineConfig } from '@playwright/test'

/** Another folder, or another port, lets two runs go on side by side. */
const dist = process.env.E2E_DIST ?? 'dist'
const port = Number(process.env.E2E_PORT ?? 4173)
const baseURL = `http://localhost:${port}`

/** The built site in a real Chromium. `npm test -- e2e` builds it first. */
export default defineConfig({
  testDir: 'tests/e2e',
  // Not `test-results` itself: Playwright empties it, and the unit tests' report is there.
  outputDir: 'test-results/e2e',
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // A test that passes at the second try has found something.
  retries: 0,
  use: {
    baseURL,
    // Recording one takes a third of a test's time; `--trace retain-on-failure` where a test fails.
    trace: 'off',
    // Requests that a worker makes pass by the tests' own answers; its test lets it in.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      // No sandbox: containers don't let root have one. The rest keeps the browser from the network and from what it does at first start.
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // As in a browser with windows: a frame of another origin that hangs doesn't hang the page.
        '--site-per-process',
      ],
    },
  },
  webServer: {
    // In the shell's place, so that it notices when Playwright is gone.
    command: `${process.platform === 'win32' ? '' : 'exec '}node --import ./scripts/end-with-npm.mjs --import ./scripts/typescript.mjs src/build/cli.ts serve --out ${JSON.stringify(dist)}`,
    env: { HOST: 'localhost', PORT: String(port) },
    url: baseURL,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 2000 },
  },
})
