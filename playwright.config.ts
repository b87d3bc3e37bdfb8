import { defineConfig } from '@playwright/test'
import { join } from 'node:path'
import { sites } from './tests/e2e/support/sites.ts'

/**
 * Chromium takes the last list that it is given: these are the ones that Playwright turns off, and the process that is started ahead
 * for a page that no test opens.
 */
const FEATURES_OFF = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'SpareRendererForSitePerProcess',
]

const launchOptions = {
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
    `--disable-features=${FEATURES_OFF.join(',')}`,
  ],
}

/** Whole, as the patterns of Playwright would also match a folder of that name above the project. */
const specs = join(import.meta.dirname, 'tests/e2e')

/** The built sites in a real Chromium. `npm test -- e2e` builds them first. */
export default defineConfig({
  testDir: specs,
  // Not `test-results` itself: Playwright empties it, and the unit tests' report is there.
  outputDir: 'test-results/e2e',
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // One more than the least machine has cores: a test waits for timers, frames and the network, too.
  workers: 3,
  // A test that passes at the second try has found something: npm test names it at its end. A change isn't kept from landing by it.
  retries: process.env.CI ? 1 : 0,
  // On a busy machine the application takes seconds to load; if nothing is wrong, tests don't wait that long.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  projects: [
    // What the engine does, on a product made for these tests, so changes to the real documents can't break them.
    { name: 'engine', testIgnore: ['site', 'visual'].map((folder) => join(specs, folder, '**')), use: { baseURL: sites.product.url } },
    // What this project's own documents and settings make of it.
    { name: 'site', testDir: 'tests/e2e/site', use: { baseURL: sites.own.url } },
    // How it looks, in fonts that the tests bring along.
    {
      name: 'visual',
      testDir: 'tests/e2e/visual',
      snapshotPathTemplate: '{testDir}/screenshots/{arg}{ext}',
      use: {
        launchOptions: {
          ...launchOptions,
          args: [...launchOptions.args, '--font-render-hinting=none', '--disable-lcd-text'],
          env: { ...process.env, FONTCONFIG_FILE: join(import.meta.dirname, 'tests/e2e/visual/fonts.conf') } as Record<string, string>,
        },
      },
    },
  ],
  use: {
    // Recording one takes a third of a test's time; `--trace retain-on-failure` where a test fails.
    trace: 'off',
    // Requests that a worker makes pass by the tests' own answers; its test lets it in.
    serviceWorkers: 'block',
    launchOptions,
  },
  webServer: Object.values(sites).map(({ product, dist, port, url }) => ({
    // Replaces the shell, so that it notices when Playwright has ended.
    command: `${process.platform === 'win32' ? '' : 'exec '}node --import ./scripts/end-with-npm.mjs --import ./scripts/typescript.mjs src/build/cli.ts serve --product ${JSON.stringify(product)} --out ${JSON.stringify(dist)}`,
    env: { HOST: 'localhost', PORT: String(port), VOTES_FILE: `test-results/votes/${port}.json` },
    url,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 2000 },
  })),
})
