// npm run quick-start: follows the quick start from an empty folder, in a browser, and compares what the page says.
// npm run quick-start -- --update writes the real answers into the page, and takes its pictures.

import './node-version.mjs'
import './end-with-npm.mjs'
import { findChromium } from './chromium.mjs'
import { installPackages, installVerifyPackages } from './packages.mjs'
import { runTypeScript } from './run.mjs'

async function quickStart() {
  process.exitCode = 1
  if (!(await installPackages({ development: true })) || !(await installVerifyPackages())) return
  const chromium = await findChromium()
  if (chromium === undefined) return console.error('There is no browser to follow the quick start with.')
  process.exitCode = await runTypeScript('verify/quick-start/cli.ts', process.argv.slice(2), { CHROMIUM: chromium })
}

quickStart()
