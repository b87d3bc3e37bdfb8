// npm run playground: builds the playground, which runs Strapi in the reader's browser, from the Strapi that runs the samples,
// which it installs first; with --strapi, from another version, which it installs as well.

import './node-version.mjs'
import './end-with-npm.mjs'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { installPackages, installVerifyPackages } from './packages.mjs'
import { runTypeScript } from './run.mjs'
import { installStrapi } from './strapi-versions.mjs'

const args = process.argv.slice(2)
const { strapi } = parseArgs({ args, strict: false, options: { strapi: { type: 'string' } } }).values
const isReady =
  (await installPackages({ development: true })) &&
  (await installVerifyPackages()) &&
  (typeof strapi !== 'string' || (await installStrapi(strapi)))
process.exitCode = isReady ? await runTypeScript('verify/playground/cli.ts', args) : 1
