// npm run frontends: builds the integration guides' samples with their frameworks, and checks the resulting pages.
// npm run frontends -- next-js vue-js: only these folders of verify/frontends.

import './node-version.mjs'
import './end-with-npm.mjs'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { findChromium } from './chromium.mjs'
import { installPackages, installVerifyPackages } from './packages.mjs'
import { root, runTypeScript } from './run.mjs'

const FOLDER = join(root, 'verify/frontends')

/** @param {string[]} args */
async function frontends(args) {
  process.exitCode = 1
  const known = readdirSync(FOLDER).filter((name) => existsSync(join(FOLDER, name, 'package.json')))
  const unknown = args.filter((name) => !known.includes(name))
  if (unknown.length > 0) return console.error(`Unknown framework: ${unknown.join(', ')}. Available: ${known.join(', ')}.`)
  if (!(await installPackages({ development: true })) || !(await installVerifyPackages())) return
  const chromium = await findChromium()
  if (chromium === undefined) return console.error('Checking the pages requires a browser.')
  process.exitCode = await runTypeScript('verify/frontends/cli.ts', args, { CHROMIUM: chromium })
}

frontends(process.argv.slice(2))
