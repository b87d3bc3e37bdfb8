// npm run verify: runs the samples of the documents against a real Strapi, installing it and the samples' languages first
// where they are missing.
// Without arguments, it goes on with the harness's own tests, and follows the quick start in a browser.

import './node-version.mjs'
import './end-with-npm.mjs'
import { installLanguages } from './languages.mjs'
import { installPackages, installVerifyPackages } from './packages.mjs'
import { run, runTool, runTypeScript } from './run.mjs'

async function verify() {
  const isReady = (await installPackages({ development: true })) && (await installVerifyPackages())
  if (!isReady) return fail()
  const env = await installLanguages()
  const args = process.argv.slice(2)
  if ((await runTypeScript('verify/harness/cli.ts', args, env)) !== 0) fail()
  if (args.length > 0) return
  // The whole run proves the harness too: a check that can't fail proves nothing.
  if ((await runTool('vitest', ['run', '--config', 'verify/vitest.config.ts'])) !== 0) fail()
  if ((await run(process.execPath, ['scripts/quick-start.mjs'])) !== 0) fail()
}

function fail() {
  process.exitCode = 1
}

verify()
