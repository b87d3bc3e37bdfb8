// npm run quick-start: follows the quick start in a browser, from an empty folder, and compares the results with the page.
// npm run quick-start -- --update writes the real responses to the page, and takes its screenshots.

import './node-version.mjs'
import './end-with-npm.mjs'
import { findChromium } from './chromium.mjs'
import { installPackages, installVerifyPackages } from './packages.mjs'
import { runTypeScript } from './run.mjs'

async function quickStart() {
  process.exitCode = 1
  if (!(await installPackages({ development: true })) || !(await installVerifyPackages())) return
  const chromium = await findChromium()
  if (chromium === undefined) return console.error('Following the quick start requires a browser.')
  process.exitCode = await runTypeScript('verify/quick-start/cli.ts', process.argv.slice(2), { CHROMIUM: chromium })
}

quickStart()
