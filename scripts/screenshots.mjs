// npm run screenshots [names]: takes screenshots of the admin panel, in the browser that the tests use.

import './node-version.mjs'
import './end-with-npm.mjs'
import { findChromium } from './chromium.mjs'
import { installPackages, installVerifyPackages } from './packages.mjs'
import { runTypeScript } from './run.mjs'

async function screenshots() {
  process.exitCode = 1
  if (!(await installPackages({ development: true })) || !(await installVerifyPackages())) return
  const chromium = await findChromium()
  if (chromium === undefined) return console.error('Taking screenshots requires a browser.')
  process.exitCode = await runTypeScript('verify/screenshots/cli.ts', process.argv.slice(2), { CHROMIUM: chromium })
}

screenshots()
